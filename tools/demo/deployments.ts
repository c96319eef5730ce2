/**
 * The deployments that the demo can show: what goes wrong with a destination. Everything is real: the built deploy
 * action, the rclone of the machine, and a folder.
 */
import { appendFile, cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StepOptions, StepResult } from '../runner-double/run-step.ts';

/** Folders of the demo, as absolute paths. */
export interface Place {
  /** The exported site. */
  readonly site: string;
  /** For a site that differs from it. */
  readonly newer: string;
  readonly destination: string;
  /** Serves a folder to this machine until the demo ends, and returns its address. */
  serve(folder: string): Promise<string>;
}

type Given = Pick<StepOptions, 'inputs' | 'env'>;

/** One run of the deploy action. By default, it deploys the exported site, and succeeds. */
export interface ShownDeployment {
  readonly about: string;
  readonly ends?: StepResult['conclusion'];
  /** Changes the folders as needed, and returns what the run has in addition. */
  readonly given?: (place: Place) => Given | Promise<Given>;
  /** What happens in the middle of its uploads, which are slow: a cancellation, or another run. */
  readonly meanwhile?: 'cancel' | ShownDeployment;
}

interface DeployFault {
  /** A few words for the list. */
  readonly about: string;
  readonly deployments: readonly ShownDeployment[];
}

/** A job ID as the service makes them, for the site that only the demo makes. */
const NEWER_JOB = 'se_9d41c07be2a85f36';
/** The changed pages take about eight seconds: another run or a signal comes in between, even on a slow machine. */
const SLOW = { RCLONE_BWLIMIT: '4k' };

/** Ten pages differ. */
async function newerSite({ site, newer }: Place): Promise<Given> {
  await cp(site, newer, { recursive: true });
  for (const name of await readdir(newer, { recursive: true }))
    if (/^index\.html$|station-0000\d\.html$/.test(name))
      await appendFile(path.join(newer, name), '<!-- A newer export -->\n');
  return { inputs: { 'site-path': newer, 'job-id': NEWER_JOB } };
}

/** The only one, if nothing goes wrong. */
export const FIRST: ShownDeployment = { about: 'the first deployment' };
const NEXT: ShownDeployment = { about: 'the next run, of the newer export', given: newerSite };

/** The failures by their names in the option. */
export const DEPLOY_FAULTS: Readonly<Record<string, DeployFault>> = {
  'page-loss': {
    about: 'the next export has lost pages, which `max-page-loss` refuses',
    deployments: [
      FIRST,
      {
        about: 'an export that has lost pages',
        ends: 'failure',
        given: async (place) => {
          const { inputs } = await newerSite(place);
          await rm(path.join(place.newer, 'guides'), { recursive: true });
          await rm(path.join(place.newer, 'stations', 'sector-001', 'station-00022.html'));
          return { inputs: { ...inputs, 'max-page-loss': '10%' } };
        },
      },
    ],
  },
  'storage-denied': {
    about: 'the storage lets the next run read, but not write',
    deployments: [
      FIRST,
      {
        about: 'a newer export, without the permission to write',
        ends: 'failure',
        given: async (place) => ({
          inputs: { ...(await newerSite(place)).inputs, destination: 'docs:' },
          // rclone itself refuses to write. The mode of a folder would not stop an administrator, or Windows. A union has
          // two folders at least.
          env: {
            RCLONE_CONFIG_DOCS_TYPE: 'union',
            RCLONE_CONFIG_DOCS_UPSTREAMS: `"${place.destination}:ro" "${place.destination}-none:ro"`,
          },
        }),
      },
    ],
  },
  interrupted: {
    about: 'a run is cancelled while it uploads, and the next one repairs what it left',
    deployments: [
      FIRST,
      {
        about: 'a newer export, cancelled in the middle',
        ends: 'cancelled',
        given: newerSite,
        meanwhile: 'cancel',
      },
      NEXT,
    ],
  },
  drift: {
    about: 'another program deletes one deployed page and changes another, and the next run repairs them',
    deployments: [
      FIRST,
      {
        about: 'the same export, after another program',
        given: async ({ destination }) => {
          await rm(path.join(destination, 'guides', 'alerts.html'));
          await appendFile(path.join(destination, 'index.html'), '<!-- Changed by hand -->\n');
          return {};
        },
      },
    ],
  },
  conflict: {
    about: 'two runs deploy to one destination at the same time, and the next one repairs what they left',
    deployments: [
      FIRST,
      {
        about: 'a newer export, while another run deploys',
        ends: 'failure',
        given: newerSite,
        meanwhile: { about: 'the other run, of the previous export' },
      },
      NEXT,
    ],
  },
  'verify-failed': {
    about:
      'the address of the site keeps showing the previous one, as a stale cache does (takes two minutes)',
    deployments: [
      FIRST,
      {
        about: 'a newer export, at an address that shows the previous one',
        ends: 'failure',
        given: async (place) => {
          const { inputs } = await newerSite(place);
          return { inputs: { ...inputs, 'verify-url': await place.serve(place.site) } };
        },
      },
    ],
  },
  'on-hold': {
    about: 'a person has deployed with `hold`, and a scheduled run comes',
    deployments: [
      { about: 'a person deploys with a hold', given: () => ({ inputs: { hold: '24h' } }) },
      {
        about: 'a scheduled run, with a newer export',
        given: async (place) => ({ ...(await newerSite(place)), env: { GITHUB_EVENT_NAME: 'schedule' } }),
      },
    ],
  },
};

/** Returns the variables of a run that is slow, because something happens meanwhile. */
export function slowed({ meanwhile }: ShownDeployment): Given['env'] {
  return meanwhile === undefined ? {} : SLOW;
}
