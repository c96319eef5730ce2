/** The failures that the demo can show: what the service or the destination does, or what the workflow asks for. */
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { EXPIRED_KEY, NO_PLAN_KEY, READ_ONLY_KEY } from '../../emulator/settings/keys.ts';
import type { Fault, GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import type { StepOptions, StepResult } from '../runner-double/run-step.ts';

/** The exported site and its job, absolute folders of the demo, and the address at which it serves the exported site. */
export type Place = Readonly<Record<'site' | 'jobId' | 'newer' | 'destination' | 'address', string>>;

type Given = Pick<StepOptions, 'inputs' | 'env'>;

/** In each failure of a deployment, a second deployment follows the first, and shows what goes wrong. */
export interface DeployFault {
  /** The newer site is deployed before that, and then the first one again, with these inputs. */
  readonly back?: StepOptions['inputs'];
  /** How the second deployment ends; by default, with success. */
  readonly ends?: StepResult['conclusion'];
  /**
   * Changes folders before the second deployment, and returns its additional inputs and variables. By default, that
   * deploys a newer site.
   */
  readonly given?: (place: Place) => Given | Promise<Given>;
  /** What happens while the second deployment uploads. A third deployment then repairs what is left. */
  readonly meanwhile?: 'cancel' | 'another run';
}

interface ShownFault {
  readonly about: string;
  /** How the emulator behaves; jobs take about two seconds. */
  readonly service?: GivenEmulatorSettings;
  /** Inputs in addition to those of the demo. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** What goes wrong after an export that succeeds. */
  readonly deployment?: DeployFault;
}

const answer = (at: Fault['at'], status: number, body: string): Fault => ({
  at,
  does: { kind: 'answer', status, body },
});

const once = (at: Fault['at'], does: Fault['does'], call = 1): Fault => ({ at, does, calls: [call, call] });

export const FAULTS: Readonly<Record<string, ShownFault>> = {
  'job-failed': { about: 'the service fails to build the site', service: { outcome: 'failed' } },
  'timed-out': {
    about: 'the job takes longer than the step waits',
    service: { runningMs: 60_000 },
    inputs: { 'max-attempts': '4' },
  },
  'expired-key': { about: 'the API key has expired', inputs: { 'api-key': EXPIRED_KEY } },
  'no-static-export': { about: 'static export is not enabled', inputs: { 'api-key': NO_PLAN_KEY } },
  forbidden: { about: 'the key lacks the `write` scope', inputs: { 'api-key': READ_ONLY_KEY } },
  'unknown-project': { about: '`project-id` has a typo', inputs: { 'project-id': 'project_emulatro' } },
  'bad-input': { about: 'an input is not valid', inputs: { 'poll-interval': 'soon' } },
  unreachable: { about: 'nothing answers at `base-url`', inputs: { 'base-url': 'http://127.0.0.1:9' } },
  'lost-response': {
    about: 'the start is accepted, and its response is lost',
    service: { faults: [{ at: 'startProjectExportJob', does: { kind: 'cut' }, afterWork: true }] },
  },
  'too-few-pages': { about: 'the site has fewer pages than `min-pages`', inputs: { 'min-pages': '40' } },
  'missing-file': {
    about: 'the site lacks a file of `require-files`',
    inputs: { 'require-files': 'index.html\nsearch.html' },
  },
  'web-page': {
    about: 'a proxy sends a web page in place of the bundle',
    service: { faults: [answer('storage', 200, '<!doctype html><title>Sign in</title>')] },
  },
  'download-failed': {
    about: 'the storage refuses every bundle URL',
    service: { faults: [answer('storage', 403, '<Error><Code>AccessDenied</Code></Error>')] },
  },
  flaky: {
    about: 'errors that are retried: the step succeeds',
    service: {
      bundleNotYetMs: 1500,
      faults: [
        once('startProjectExportJob', { kind: 'answer', status: 429, headers: { 'Retry-After': '1' } }),
        once('getProjectExportJob', { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>' }, 2),
        once('storage', { kind: 'cut', afterBytes: 3000 }),
      ],
    },
  },
  'page-loss': {
    about: 'the next site has lost pages, which `max-page-loss` refuses',
    deployment: {
      ends: 'failure',
      given: async ({ newer }) => {
        await rm(path.join(newer, 'guides'), { recursive: true });
        return { inputs: { 'max-page-loss': '5%' } };
      },
    },
  },
  'storage-denied': {
    about: 'the storage lets the next run read, but not write',
    deployment: {
      ends: 'failure',
      // rclone refuses to write to this remote. The mode of a folder would not stop an administrator. A union has at
      // least two folders.
      given: ({ destination }) => ({
        env: {
          RCLONE_CONFIG_DOCS_TYPE: 'union',
          RCLONE_CONFIG_DOCS_UPSTREAMS: `"${destination}:ro" "${destination}-none:ro"`,
        },
      }),
    },
  },
  interrupted: {
    about: 'a run is cancelled while it uploads, and the next one repairs what it left',
    deployment: { ends: 'cancelled', meanwhile: 'cancel' },
  },
  drift: {
    about: 'another program deletes one deployed page and changes another, and the next run repairs them',
    deployment: {
      given: async ({ site, jobId, destination }) => {
        await rm(path.join(destination, 'guides', 'alerts.html'));
        await appendFile(path.join(destination, 'index.html'), '<!-- Changed by hand -->\n');
        return { inputs: { 'site-path': site, 'job-id': jobId } };
      },
    },
  },
  conflict: {
    about: 'two runs deploy to one destination at the same time, and the next one repairs what they left',
    deployment: { ends: 'failure', meanwhile: 'another run' },
  },
  'verify-failed': {
    about:
      'the address of the site still serves the previous site, as a stale cache does (takes two minutes)',
    deployment: { ends: 'failure', given: ({ address }) => ({ inputs: { 'verify-url': address } }) },
  },
};
