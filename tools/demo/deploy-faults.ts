/** What the demo can show of a deployment that goes wrong: what happens to the destination, or what the workflow asks for. */
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StepOptions, StepResult } from '../runner-double/run-step.ts';

/** The exported site and its job, absolute folders of the demo, and the address at which it serves the exported site. */
export type Place = Readonly<Record<'site' | 'jobId' | 'newer' | 'destination' | 'address', string>>;

type Given = Pick<StepOptions, 'inputs' | 'env'>;

/** In each failure, a second deployment follows the first, and shows what goes wrong. */
export interface DeployFault {
  /** A few words for the list. */
  readonly about: string;
  /** Inputs of the first deployment. */
  readonly first?: StepOptions['inputs'];
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

/** The failures by their names in the option. */
export const DEPLOY_FAULTS: Readonly<Record<string, DeployFault>> = {
  'page-loss': {
    about: 'the next site has lost pages, which `max-page-loss` refuses',
    ends: 'failure',
    given: async ({ newer }) => {
      await rm(path.join(newer, 'guides'), { recursive: true });
      return { inputs: { 'max-page-loss': '5%' } };
    },
  },
  'storage-denied': {
    about: 'the storage lets the next run read, but not write',
    ends: 'failure',
    // rclone refuses to write to this remote. The mode of a folder would not stop an administrator. A union has at
    // least two folders.
    given: ({ destination }) => ({
      inputs: { destination: 'docs:' },
      env: {
        RCLONE_CONFIG_DOCS_TYPE: 'union',
        RCLONE_CONFIG_DOCS_UPSTREAMS: `"${destination}:ro" "${destination}-none:ro"`,
      },
    }),
  },
  interrupted: {
    about: 'a run is cancelled while it uploads, and the next one repairs what it left',
    ends: 'cancelled',
    meanwhile: 'cancel',
  },
  drift: {
    about: 'another program deletes one deployed page and changes another, and the next run repairs them',
    given: async ({ site, jobId, destination }) => {
      await rm(path.join(destination, 'guides', 'alerts.html'));
      await appendFile(path.join(destination, 'index.html'), '<!-- Changed by hand -->\n');
      return { inputs: { 'site-path': site, 'job-id': jobId } };
    },
  },
  conflict: {
    about: 'two runs deploy to one destination at the same time, and the next one repairs what they left',
    ends: 'failure',
    meanwhile: 'another run',
  },
  'verify-failed': {
    about:
      'the address of the site still serves the previous site, as a stale cache does (takes two minutes)',
    ends: 'failure',
    given: ({ address }) => ({ inputs: { 'verify-url': address } }),
  },
  'on-hold': {
    about: 'a person has deployed with `hold`, and a scheduled run starts',
    first: { hold: '24h' },
    given: () => ({ env: { GITHUB_EVENT_NAME: 'schedule' } }),
  },
};
