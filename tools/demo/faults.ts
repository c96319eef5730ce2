/** The failures that the demo can show: what the service does, or what the workflow asks for. */
import { EXPIRED_KEY, NO_PLAN_KEY } from '../../emulator/settings/keys.ts';
import type { Fault, GivenEmulatorSettings } from '../../emulator/settings/settings.ts';

export interface ShownFault {
  /** A few words for the list. */
  readonly about: string;
  /** How the emulator behaves; jobs take about two seconds. */
  readonly service?: GivenEmulatorSettings;
  /** Inputs in addition to those of the demo. */
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Applies a fault to every call of an operation, or only to the given calls. */
const fault = (at: Fault['at'], does: Fault['does'], more: Partial<Fault> = {}): GivenEmulatorSettings => ({
  faults: [{ at, does, ...more }],
});

const once = (at: Fault['at'], does: Fault['does'], call = 1): Fault => ({ at, does, calls: [call, call] });

/** The failures by their names in the option. */
export const FAULTS: Readonly<Record<string, ShownFault>> = {
  'job-failed': { about: 'the service fails to build the site', service: { outcome: 'failed' } },
  'timed-out': {
    about: 'the job takes longer than the step waits',
    service: { runningMs: 60_000 },
    inputs: { 'max-attempts': '4' },
  },
  'expired-key': { about: 'the API key has expired', inputs: { 'api-key': EXPIRED_KEY } },
  forbidden: { about: 'the plan has no static export', inputs: { 'api-key': NO_PLAN_KEY } },
  'unknown-domain': { about: '`domain` has a typo', inputs: { domain: 'dosc.example.com' } },
  'bad-input': { about: 'an input is not valid', inputs: { 'poll-interval': 'soon' } },
  unreachable: { about: 'nothing answers at `base-url`', inputs: { 'base-url': 'http://127.0.0.1:9' } },
  'lost-response': {
    about: 'the start is accepted, and its response is lost',
    service: fault('startExportJob', { kind: 'cut' }, { afterWork: true }),
  },
  'too-few-pages': { about: 'the site has fewer pages than `min-pages`', inputs: { 'min-pages': '40' } },
  'missing-file': {
    about: 'the site lacks a file of `require-files`',
    inputs: { 'require-files': 'index.html\nsearch.html' },
  },
  'web-page': {
    about: 'a proxy sends a web page in place of the bundle',
    service: fault('storage', { kind: 'answer', status: 200, body: '<!doctype html><title>Sign in</title>' }),
  },
  'download-failed': {
    about: 'the storage refuses every bundle URL',
    service: fault('storage', {
      kind: 'answer',
      status: 403,
      body: '<Error><Code>AccessDenied</Code></Error>',
    }),
  },
  flaky: {
    about: 'errors that are retried: the step succeeds',
    service: {
      faults: [
        once('startExportJob', { kind: 'answer', status: 429, headers: { 'Retry-After': '1' } }),
        once('getExportJob', { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>' }, 2),
        once('makeBundle', { kind: 'answer', status: 409, body: { error: 'Not finished.' } }),
        once('storage', { kind: 'cut', afterBytes: 3000 }),
      ],
    },
  },
};
