/** act runs the recipes that deploy to storage as they are, with the built deploy action and real rclone. */

import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { startEmulator } from '../../emulator/emulator.ts';
import { type Files, SITE } from '../support/archives.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { startAzurite } from './support/azurite.ts';
import { describeWith } from './support/needs.ts';
import { expectSuccess, inputs, QUICK, siteIn, useRecipes } from './support/recipe.ts';
import type { GivenWorkflow, RecipeRun } from './support/run-workflow.ts';
import { type S3, startS3 } from './support/s3.ts';
import { startSftp } from './support/sftp.ts';

const recipes = useRecipes();

const HASHED = '_next/static/chunks/0a1b2c.js';
const START: Files = { ...SITE, [HASHED]: 'one' };
const HASHED_THEN = '_next/static/chunks/3d4e5f.js';
const THEN: Files = {
  'index.html': 'changed',
  'guides/index.html': 'a page that has three addresses',
  [HASHED_THEN]: 'two',
  '#notes.txt': 'a name that a list would skip',
  "guides/$(touch x) & `y` 'z'.html": 'a name that a shell would run',
};

describe('recipes that deploy', () => {
  const folder = path.join(REPOSITORY, 'docs', 'recipes');
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.yml'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);
  const deploying = texts.filter(([, text]) => text.includes('static-export-action/deploy@'));

  it('exists for each storage', () => expect(deploying.length).toBeGreaterThan(6));

  it.each(deploying)('%s has at most 45 lines, and no program over lists of files', (_, text) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(45);
    expect(text).not.toMatch(/changed-files|removed-files|\bsed\b/);
  });

  it.each(texts.filter(([, text]) => text.includes('static-export-action@v1')))(
    '%s can resume an export by its job ID',
    (_, text) => {
      expect(text).toMatch(/job-id: '?\$\{\{ (?:inputs\.site && )?inputs\.job-id \}\}/);
    },
  );

  const groupOf = (text: string) => {
    const { concurrency } = parse(text);
    return String(concurrency.group ?? concurrency).split('${{', 1)[0];
  };
  const groups = texts.map(([, text]) => groupOf(text));

  it.each(texts)('%s has a concurrency group and an environment of its own', (name, text) => {
    const others = texts.filter(([other]) => other !== name).map(([, other]) => other);
    expect(groups.filter((group) => group === groupOf(text))).toHaveLength(1);
    for (const [, environment = ''] of text.matchAll(/^ +environment: (documentation\S*)$/gm)) {
      expect(others.filter((other) => other.includes(`environment: ${environment}\n`))).toEqual([]);
    }
  });

  it.each(texts.filter(([, text]) => /DOCS_HOLD/.test(text)))(
    '%s: a run on hold has another group, so that it replaces no run that waits',
    (_, text) => {
      const { concurrency, jobs } = parse(text);
      const hold = "github.event_name == 'schedule' && vars.DOCS_HOLD == 'true'";
      expect(String(concurrency.group ?? concurrency)).toContain(hold);
      expect(Object.values<{ if?: string }>(jobs)[0]?.if).toContain('DOCS_HOLD');
    },
  );
});

describeWith('The recipes for S3', ['act', 'rclone', 'versitygw', 'aws'], () => {
  let s3Home: string;
  let s3: S3;
  /** Replaces the AWS CLI with CloudFront, and keeps the arguments of each call. */
  const aws = 'printf "%s\\n" "$*" >> "$STUBS_FOLDER/aws"; echo "{}"';

  beforeAll(async () => {
    s3Home = await makeTempFolder('recipes-s3');
    s3 = await startS3(s3Home);
  });
  beforeEach(async () => {
    for (const name of await readdir(s3.bucket.folder)) {
      await rm(path.join(s3.bucket.folder, name), { recursive: true });
    }
  });
  afterAll(async () => {
    await s3?.stop();
    await removeFolder(s3Home);
  });

  const publish = async (site: Files | undefined, given: Partial<GivenWorkflow> = {}) => {
    if (site !== undefined) await recipes.nextSite(site);
    const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = s3.env;
    return recipes.run('s3-cloudfront', {
      programs: { aws },
      ...given,
      // Settings for an S3 server that is not AWS.
      env: {
        AWS_ACCESS_KEY_ID,
        AWS_SECRET_ACCESS_KEY,
        RCLONE_S3_ENDPOINT: s3.url,
        RCLONE_S3_FORCE_PATH_STYLE: 'true',
        AWS_CA_BUNDLE: '', // rclone 1.60 cannot use it
        ...given.env,
      },
      vars: { DOCS_BUCKET: s3.bucket.name, DOCS_DISTRIBUTION: 'E2EXAMPLE', ...given.vars },
      edit: (step) => {
        if (step.id === 'deploy')
          Object.assign(step.with ?? {}, {
            destination: `:s3,provider=Other,env_auth=true:${s3.bucket.name}`,
          });
      },
    });
  };
  const invalidated = ({ artifacts }: RecipeRun) =>
    readFile(path.join(artifacts, '..', 'aws'), 'utf8').catch(() => '');

  it('moves and invalidates only what changed, keeps to the hold, and goes back', async () => {
    const first = await publish(START);
    expectSuccess(first);
    expect(await siteIn(s3.bucket.folder)).toEqual(START);
    const [jobId = ''] = recipes.exportedJobs();

    const second = await publish(THEN);
    expectSuccess(second);
    // The replaced script stays for open pages.
    expect(await siteIn(s3.bucket.folder)).toEqual({ ...THEN, [HASHED]: 'one' });
    expect(await invalidated(second)).toContain('E2EXAMPLE');

    const again = await publish(THEN);
    expectSuccess(again);
    expect(await invalidated(again)).toBe('');

    const held = await publish(undefined, { event: 'schedule', vars: { DOCS_HOLD: 'true' } });
    expectSuccess(held);
    expect(recipes.starts()).toBe(3);

    const back = await publish(undefined, inputs({ 'job-id': jobId }));
    expectSuccess(back);
    expect(recipes.starts()).toBe(3);
    expect(await siteIn(s3.bucket.folder)).toEqual({ ...START, [HASHED_THEN]: 'two' });
  });

  it('deploys nothing, and raises the alarm, if too many pages are missing', async () => {
    const site = { 'index.html': 'a', 'b.html': 'b', 'c.html': 'c' };
    expectSuccess(await publish(site));
    const { 'c.html': _, ...fewer } = site;
    const refused = await publish(fewer);
    expect([refused.succeeded, await siteIn(s3.bucket.folder)]).toEqual([false, site]);
    expect(recipes.gitHub.issues).toEqual([
      expect.objectContaining({
        title: expect.stringContaining('check-failed'),
        body: expect.stringMatching(/^The site was not updated and is whole\./),
      }),
    ]);
    expectSuccess(await publish(fewer, inputs({ 'max-page-loss': '1' })));
    expect(await siteIn(s3.bucket.folder)).toEqual(fewer);
    expect(recipes.gitHub.issues.map(({ state }) => state)).toEqual(['closed']);
  });

  it('refuses a re-run of an older run', async () => {
    expectSuccess(await publish(START, { env: { GITHUB_RUN_ID: '7' } }));
    const older = await publish(THEN, { env: { GITHUB_RUN_ID: '6' } });
    expect([older.succeeded, await siteIn(s3.bucket.folder)]).toEqual([false, START]);
  });

  it('deploys to Cloudflare R2', async () => {
    await recipes.nextSite(SITE);
    const run = await recipes.run('r2', {
      env: { AWS_CA_BUNDLE: '' },
      secrets: {
        R2_ACCESS_KEY_ID: s3.env['AWS_ACCESS_KEY_ID'] ?? '',
        R2_SECRET_ACCESS_KEY: s3.env['AWS_SECRET_ACCESS_KEY'] ?? '',
      },
      vars: { DOCS_BUCKET: s3.bucket.name, R2_ACCOUNT_ID: 'account' },
      edit: ({ id, env }) => {
        if (id === 'deploy') Object.assign(env ?? {}, { RCLONE_S3_ENDPOINT: s3.url });
      },
    });
    expectSuccess(run);
    expect(await siteIn(s3.bucket.folder)).toEqual(SITE);
  });
});

describeWith('The recipe for SFTP', ['act', 'rclone', 'sshd'], () => {
  it('deploys to a server with a key and its known host, and to no other host', async () => {
    const sftp = await startSftp(await makeTempFolder('sftp', recipes.home));
    const { env, folder, otherKnownHosts } = sftp;
    const read = (name: string) => readFile(env[`RCLONE_CONFIG_DOCS_${name}`] ?? '', 'utf8');
    const deploy = async (knownHosts: string) => {
      await recipes.nextSite(SITE);
      return recipes.run('sftp', {
        secrets: { DOCS_SSH_KEY: await read('KEY_FILE') },
        vars: {
          DOCS_HOST: '127.0.0.1',
          DOCS_USER: env['RCLONE_CONFIG_DOCS_USER'] ?? '',
          DOCS_FOLDER: folder,
          DOCS_KNOWN_HOSTS: knownHosts,
        },
        // Users connect to the standard port of SSH.
        env: { RCLONE_SFTP_PORT: env['RCLONE_CONFIG_DOCS_PORT'] ?? '' },
      });
    };
    try {
      expect((await deploy(await readFile(otherKnownHosts, 'utf8'))).succeeded).toBe(false);
      expect(await siteIn(folder)).toEqual({});
      expectSuccess(await deploy(await read('KNOWN_HOSTS_FILE')));
      expect(await siteIn(folder)).toEqual(SITE);
    } finally {
      await sftp.stop();
    }
  });
});

describeWith('The recipe for Azure Blob Storage', ['act', 'azurite', 'rclone'], () => {
  it('deploys to a container', async () => {
    const azurite = await startAzurite(await makeTempFolder('azure', recipes.home));
    const { RCLONE_CONFIG_DOCS_KEY: key = '', RCLONE_CONFIG_DOCS_ENDPOINT: endpoint = '' } = azurite.env;
    try {
      await recipes.nextSite(SITE);
      const run = await recipes.run('azure-blob', {
        vars: { DOCS_ACCOUNT: azurite.env['RCLONE_CONFIG_DOCS_ACCOUNT'] ?? '' },
        // The emulator of Azure has a key instead of a login.
        env: { RCLONE_AZUREBLOB_KEY: key, RCLONE_AZUREBLOB_ENDPOINT: endpoint, BASH_ENV: '' },
        edit: ({ id, with: given }) => {
          if (id !== 'deploy' || given?.['destination'] === undefined) return;
          given['destination'] = given['destination']
            .replace('env_auth=true,', '')
            .replace('$web', azurite.container);
        },
      });
      expectSuccess(run);
      for (const [name, text] of Object.entries(SITE)) {
        expect([name, (await azurite.read(name)).text]).toEqual([name, text]);
      }
    } finally {
      await azurite.stop();
    }
  });
});

describeWith('The recipe for versions', ['act', 'rclone'], () => {
  it('deploys them side by side, and the latest one twice', async () => {
    const root = path.join(recipes.home, 'www');
    await mkdir(root);
    const deploy = (version: string, isLatest: boolean, more = {}) =>
      recipes.run('versions', {
        ...inputs({ version, 'is-latest': String(isLatest), ...more }),
        jobKeys: { deploy: { env: { SERVER: root } } },
      });
    const shown = async () => {
      const latest = await readFile(path.join(root, 'latest', 'index.html'), 'utf8');
      return [(await readdir(root)).sort(), latest];
    };
    await recipes.nextSite({ 'index.html': 'one', 'old.html': 'only in 1.0' });
    expectSuccess(await deploy('1.0', true));
    expect(await shown()).toEqual([['1-0', 'latest'], 'one']);
    await recipes.nextSite({ 'index.html': 'two' });
    expectSuccess(await deploy('2.0', true));
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'two']);
    await recipes.nextSite({ 'index.html': 'one, corrected', 'old.html': 'only in 1.0' });
    expectSuccess(await deploy('1.0', false));
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'two']);
    expect(await readFile(path.join(root, '1-0', 'index.html'), 'utf8')).toBe('one, corrected');
    await recipes.nextSite({ 'index.html': 'the other page is gone' });
    expect((await deploy('1.0', false)).succeeded).toBe(false);
    const jobs = recipes.starts();
    for (const label of ['../etc', 'latest', '2-0', '2.0/x', '']) {
      expect([label, (await deploy(label, true)).succeeded]).toEqual([label, false]);
    }
    expect(recipes.starts()).toBe(jobs);
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'two']);
  });
});

describeWith('The recipe for an air-gapped network', ['act', 'rclone'], () => {
  /** Between the jobs, `damage` runs in the folder of the artifact. */
  const carry = async (damage = '', given: Partial<GivenWorkflow> = {}) => {
    const file = path.join(recipes.home, 'damage.sh');
    await writeFile(file, `exec >> "$STUBS_FOLDER/printed" 2>&1\n(cd export; ${damage || 'true'})\n`);
    return recipes.run('air-gapped', {
      ...given,
      // People often write a slash at the end.
      vars: { DOCS_FOLDER: path.join(recipes.home, 'www', 'docs/') },
      edit: (step) => {
        if (step.run?.includes('--check')) Object.assign(step, { env: { BASH_ENV: file } });
      },
    });
  };
  const shown = () => siteIn(path.join(recipes.home, 'www', 'docs'));

  it('replaces the old site, hidden files included', async () => {
    await recipes.nextSite({ 'index.html': 'old', 'old.txt': 'old' });
    expectSuccess(await carry());
    const site = { ...SITE, '.well-known/security.txt': 'Contact: ...', "a 'b' c/[[...slug]].html": 'a' };
    await recipes.nextSite(site);
    expectSuccess(await carry());
    expect(await shown()).toEqual(site);
  });

  it.each([
    ['damaged', 'printf x >> site/index.html', 'index.html: FAILED'],
    ['lost', 'rm site/index.html', 'index.html: FAILED open or read'],
    ['added', 'printf x > site/added.html', ''],
  ])('changes nothing if a file was %s in transit', async (_, damage, message) => {
    await recipes.nextSite({ 'index.html': 'old' });
    expectSuccess(await carry());
    await recipes.nextSite(SITE);
    const damaged = await carry(damage);
    expect(damaged.succeeded).toBe(false);
    expect(damaged.printed).toContain(message);
    expect(await shown()).toEqual({ 'index.html': 'old' });
  });

  it('does not put an old site over a newer one in a re-run', async () => {
    await recipes.nextSite({ 'index.html': 'new' });
    expectSuccess(await carry('', { env: { GITHUB_RUN_ID: '8' } }));
    await recipes.nextSite({ 'index.html': 'old' });
    expect((await carry('', { env: { GITHUB_RUN_ID: '7' } })).succeeded).toBe(false);
    expect(await shown()).toEqual({ 'index.html': 'new' });
  });
});

describeWith('The recipe for many sites', ['act', 'rclone'], () => {
  interface Site {
    readonly site: string;
    readonly key: string;
    readonly destination: string;
  }
  const siteOf = (name: string, key: string): Site => ({
    site: `${name}.example.com`,
    key,
    destination: path.join(recipes.home, 'www', name),
  });
  const deploy = async (sites: readonly Site[], given: Partial<GivenWorkflow> = {}) =>
    recipes.run('many-sites', {
      secrets: { KEY_A: recipes.emulator.apiKey, KEY_B: 'mint_expired' },
      ...given,
      vars: { DOCS_SITES: JSON.stringify(sites) },
    });
  const serve = async (sites: readonly Site[]) => {
    await recipes.emulator.close();
    recipes.emulator = await startEmulator({ ...QUICK, domains: sites.map(({ site }) => site) });
  };
  const deployed = async () => (await readdir(path.join(recipes.home, 'www')).catch(() => [])).sort();

  it('deploys each site to its destination, and a failed one stops no other', async () => {
    const sites = [siteOf('a', 'KEY_A'), siteOf('b', 'KEY_B'), siteOf('c', 'KEY_A')];
    await serve(sites);
    const run = await deploy(sites);
    expect(run.succeeded).toBe(false);
    expect(await deployed()).toEqual(['a', 'c']);
    expect(run.log).toContain('3 of 3 sites in this run, 0 have their turn later.');
    expect(recipes.gitHub.deployments).toEqual([]);
    const alarms = () => recipes.gitHub.issues.map(({ state, title }) => [state, title]);
    const title = 'Deploy documentation of many sites (b.example.com) failed: unauthorized';
    expect(alarms()).toEqual([['open', title]]);
    await deploy([siteOf('a', 'KEY_A')]);
    expect(alarms()).toEqual([['open', title]]);
    await deploy([siteOf('b', 'KEY_A')]);
    expect(alarms()).toEqual([['closed', title]]);
  });

  it('deploys ten of 12 sites of a key in a run, the others in the next one, and one by hand', async () => {
    const sites = Array.from({ length: 12 }, (_, index) =>
      siteOf(`s${String(index).padStart(2, '0')}`, 'KEY_A'),
    );
    await serve(sites);
    const even = await deploy(sites, { env: { GITHUB_RUN_NUMBER: '12' } });
    expectSuccess(even);
    expect(even.log).toContain('10 of 12 sites in this run, 2 have their turn later.');
    const odd = await deploy(sites, { env: { GITHUB_RUN_NUMBER: '13' } });
    expectSuccess(odd);
    expect(odd.log).toContain('2 of 12 sites in this run, 10 have their turn later.');
    expect(await deployed()).toEqual(sites.map(({ site }) => site.split('.', 1)[0]));
    const jobs = recipes.starts();
    expectSuccess(await deploy(sites, inputs({ site: 's05.example.com' })));
    expect(recipes.starts()).toBe(jobs + 1);
  });

  it('has a table that fits the recipe', async () => {
    const table: Site[] = JSON.parse(
      await readFile(path.join(REPOSITORY, 'docs/recipes/sites.json'), 'utf8'),
    );
    expect(table.map((site) => Object.keys(site))).toEqual(table.map(() => ['site', 'key', 'destination']));
    expect(table.every(({ destination }) => destination.startsWith('docs:'))).toBe(true);
  });
});
