/** Deploys over what another tool has deployed (deploy/README.md, "Coming from another tool"). */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { deployTo, expectDeployed } from './support/deploy-to.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { type S3, startS3 } from './support/s3.ts';

type Files = Readonly<Record<string, string>>;

const OLD: Files = {
  '_next/static/a1b2c3d4.js': 'script',
  'index.html': 'home',
  'old/gone.html': 'gone',
};
const NEW: Files = {
  '_next/static/e5f6a7b8.js': 'script 2',
  'guides/new.html': 'new',
  'index.html': 'home, later',
};
/** The script of the first site is kept for open pages. */
const AFTER_NEW: Files = { ...NEW, '_next/static/a1b2c3d4.js': 'script' };

const run = promisify(execFile);

let home: string;
let s3: S3;
beforeEach(async () => {
  home = await makeTempFolder('other-tool');
});
afterEach(async () => {
  await s3?.stop();
  await removeFolder(home);
});

/** A destination that a tool and the action both reach. */
interface Place {
  /** As the tool is called. */
  readonly command: (site: string) => readonly string[];
  readonly destination: string;
  readonly env: Readonly<Record<string, string>>;
  /** Its files are here. */
  readonly folder: string;
}

/** A command of each tool, with which it replaces a site. */
const TOOLS = {
  'aws s3 sync --delete': async () => {
    s3 = await startS3(path.join(home, 's3'));
    return {
      destination: 'docs:exports/docs',
      env: { ...s3.env, ...s3.remote },
      folder: path.join(s3.bucket.folder, 'docs'),
      command: (site: string) => [pathOf('aws'), 's3', 'sync', site, 's3://exports/docs', '--delete'],
    };
  },
  'rsync -a --delete': async () => {
    const folder = path.join(home, 'srv');
    await mkdir(folder);
    const command = (site: string) => ['rsync', '-a', '--delete', `${site}/`, `${folder}/`];
    return { destination: folder, env: {}, folder, command };
  },
} satisfies Readonly<Record<string, () => Promise<Place>>>;

async function deployWithTool({ command, env }: Place, files: Files): Promise<void> {
  const site = path.join(home, 'site-of-the-tool');
  await removeFolder(site);
  await writeFiles(site, files);
  const [program = '', ...args] = command(site);
  await run(program, args, { env: { PATH: process.env['PATH'], HOME: home, ...env } });
}

/** The files of the site at the destination. */
async function filesAt({ folder }: Place): Promise<Files> {
  const files = Object.entries(textOf(await readFolder(folder)));
  return Object.fromEntries(
    files.filter(([name]) => !name.startsWith('.static-export/') && !name.endsWith('/')),
  );
}

describeWith('Over what another tool has deployed', ['rclone', 'versitygw', 'aws', 'rsync'], () => {
  it.each(Object.keys(TOOLS) as (keyof typeof TOOLS)[])(
    '%s: deletes them later, if the first deployment is the site that is live',
    async (tool) => {
      const place = await TOOLS[tool]();
      await deployWithTool(place, OLD);
      const first = await deployTo({ home, ...place, site: OLD });
      expectDeployed(first, { live: 'updated' });
      expect(first.log).not.toContain('does not manage');
      expectDeployed(await deployTo({ home, ...place, site: NEW }), { 'files-deleted': '1' });
      expect(await filesAt(place)).toEqual(AFTER_NEW);
    },
  );
});
