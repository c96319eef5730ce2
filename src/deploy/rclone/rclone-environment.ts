/** The environment variables that rclone gets. */
import { childEnvironment } from '../../runner/child-environment.ts';
import { PARTIAL_SUFFIX } from '../../site/names.ts';
import { correctedValue, LOCAL_VARIABLES, OF_STORAGE } from '../storage-types/storage-types.ts';

/** Settings of rclone for the configuration, the network, and the speed (rclone documentation, "Global Flags"). */
const ALLOWED =
  /^(?:CONFIG|CONFIG_.+|PASSWORD_COMMAND|CACHE_DIR|TEMP_DIR|BIND|BWLIMIT(?:_FILE)?|CA_CERT|CLIENT_(?:CERT|KEY|PASS)|CONTIMEOUT|TIMEOUT|DISABLE_HTTP2|DISABLE_HTTP_KEEP_ALIVES|DSCP|EXPECT_CONTINUE_TIMEOUT|HEADER|HTTP_PROXY|INPLACE|LOW_LEVEL_RETRIES|MAX_CONNECTIONS|NO_CHECK_CERTIFICATE|TPSLIMIT(?:_BURST)?|USE_COOKIES|USER_AGENT|TRANSFERS|CHECKERS|BUFFER_SIZE|FAST_LIST|MAX_BUFFER_MEMORY|STREAMING_UPLOAD_CUTOFF|USE_MMAP)$/;

/** Defaults that a user may override. */
const DEFAULTS = {
  // Each call has its own number. rclone keeps as many connections open.
  RCLONE_TRANSFERS: '64',
  RCLONE_CHECKERS: '64',
  // The files are on a disk of the runner, so reading ahead costs memory and gains nothing.
  RCLONE_BUFFER_SIZE: '0',
  // Collects garbage less often, which saves a fifth of the processor time of an upload.
  GOGC: '400',
  // The first deployment of 200,000 files takes 870 MB without this limit.
  GOMEMLIMIT: '320MiB',
  // A silent request ends soon, and rclone itself repeats none: the calls are repeated (`deploy/storage/calls.ts`).
  RCLONE_CONTIMEOUT: '15s',
  RCLONE_TIMEOUT: '40s',
  RCLONE_LOW_LEVEL_RETRIES: '1',
};

/** Settings that a user cannot override. */
const FIXED = {
  RCLONE_ASK_PASSWORD: 'false',
  RCLONE_USE_JSON_LOG: 'true',
  RCLONE_LOG_LEVEL: 'INFO',
  RCLONE_RETRIES: '1',
  // After a multi-thread upload, rclone compares the size, which it does not know for S3: it does not request an object
  // after its upload. The backend of the storage itself uploads a large file in several parts at once.
  RCLONE_MULTI_THREAD_STREAMS: '0',
  RCLONE_PARTIAL_SUFFIX: PARTIAL_SUFFIX,
  // The time in a listing is that of the storage. Otherwise, rclone would request each object of S3 for its own time.
  RCLONE_USE_SERVER_MODTIME: 'true',
  ...LOCAL_VARIABLES,
};

/**
 * Only settings of a remote, of the network, and of the speed have an effect: other settings change which files an
 * operation affects, whether it changes anything, or what it prints.
 *
 * @returns the variables, and the names of the user's variables that have no effect here
 */
export function rcloneEnvironment(env: NodeJS.ProcessEnv) {
  const ignored = Object.keys(env).filter((name) => /^RCLONE_/i.test(name) && !isAllowed(name));
  const passed = Object.entries(childEnvironment(env)).flatMap(([name, value]) => {
    const given = ignored.includes(name) ? undefined : passedValue(name, value);
    return given === undefined ? [] : [[name, given] as const];
  });
  return { env: { ...DEFAULTS, ...Object.fromEntries(passed), ...FIXED }, ignored };
}

/** A secret that was pasted often ends with a line break. rclone would send it, and the storage refuse the signature. */
function passedValue(name: string, value: string | undefined): string | undefined {
  return value !== undefined && /^RCLONE_/i.test(name) ? correctedValue(name, value.trim()) : value;
}

function isAllowed(name: string): boolean {
  const setting = name.toUpperCase().slice('RCLONE_'.length);
  return ALLOWED.test(setting) || OF_STORAGE.test(setting);
}
