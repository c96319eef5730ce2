/** Adds the options of this action to a remote, except those that the user has set anywhere. */
import type { Rclone } from '../rclone/rclone.ts';
import { RcloneFailure } from '../rclone/rclone-failure.ts';
import type { Remote } from '../remote/remote.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';

/**
 * Each option is a parameter of the connection string, which beats what a user sets in any other place. A variable such as
 * `RCLONE_SFTP_SET_MODTIME` would beat that of a named remote and rclone's configuration file, against rclone's
 * documentation ("Precedence").
 *
 * @returns the remote with its options, and with the type that rclone's configuration file has for its name
 */
export async function configuredRemote(remote: Remote, rclone: Rclone): Promise<Remote> {
  const { prefix } = remote;
  if (prefix === '') return remote;
  const [, colon, name = ''] = /^(:?)([^:,]+)/.exec(prefix) ?? [];
  const inFile = colon === ':' ? {} : await sectionOf(rclone, name);
  const type = remote.type ?? inFile['type'];
  const { inVariables, options } = storageTypeOf(type);
  // In a connection string, the name is that of the type.
  const ofName = (option: string) => (colon === ':' ? undefined : variable(`config_${name}_${option}`));
  const isSet = (option: string) =>
    new RegExp(`,${option}[=,:]`).test(prefix) ||
    [inFile[option], variable(`${inVariables}_${option}`), ofName(option)].some(Boolean);
  const ours = Object.entries(options).flatMap(([names, value]) => {
    const [option, ...others] = names.split(' ');
    return [option, ...others].some((each) => isSet(`${each}`)) ? [] : [`,${option}="${value}"`];
  });
  return { ...remote, type, prefix: prefix.replace(/:$/, `${ours.join('')}:`) };
}

function variable(name: string): string | undefined {
  return process.env[`RCLONE_${name}`.toUpperCase()]?.trim();
}

/** @returns the options of a remote in rclone's configuration file */
async function sectionOf(rclone: Rclone, name: string): Promise<Readonly<Record<string, string>>> {
  try {
    return (await rclone.call('config/get', { name })) as Readonly<Record<string, string>>;
  } catch (cause) {
    // Opening the remote reports a configuration that cannot be read.
    if (cause instanceof RcloneFailure) return {};
    throw cause;
  }
}
