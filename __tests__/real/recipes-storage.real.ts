/** act runs the recipes that deploy to storage as they are, with the built deploy action and real rclone. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Files, SITE } from '../support/archives.ts';
import { makeTempFolder, removeFolder, writeFiles } from '../support/folders.ts';
import { type Listening, listen } from '../support/listen.ts';
import { pathWithRclone } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';
import { NODE } from '../support/start-action.ts';
import { startAzurite } from './support/azurite.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { expectSuccess, inputs, siteIn, useRecipes } from './support/recipe.ts';
import type { GivenWorkflow, Step } from './support/run-workflow.ts';
import { type S3, startS3 } from './support/s3.ts';
import { PROFTPD } from './support/servers/ftp-servers.ts';
import { startOpenSsh } from './support/servers/ssh-servers.ts';
import { stepsOf } from './support/stubbed-recipes.ts';

const execute = promisify(execFile);
const recipes = useRecipes();

const HASHED = '_next/static/chunks/0a1b2c.js';
const START: Files = { ...SITE, [HASHED]: 'one' };
const THEN: Files = {
  'index.html': 'changed',
  'guides/index.html': 'a page that has three addresses',
  '_next/static/chunks/3d4e5f.js': 'two',
  '#notes.txt': 'a name that a list would skip',
  "guides/$(touch x) & `y` 'z'.html": 'a name that a shell would run',
};

describeWith('The recipes for S3', ['act', 'rclone', 'versitygw', 'aws'], () => {
  let s3Home: string;
  let s3: S3;
  let live: Listening;
  /** Replaces the AWS CLI with CloudFront, and keeps the arguments of each call. */
  const aws = 'printf "%s\\n" "$*" >> "$STUBS_FOLDER/aws"; echo "{}"';

  beforeAll(async () => {
    s3Home = await makeTempFolder('recipes-s3');
    s3 = await startS3(s3Home);
    live = await listen(async ({ url = '' }, response) => {
      const name = decodeURIComponent(url).replace(/\/$/, '/index.html');
      const bytes = await readFile(path.join(s3.bucket.folder, name)).catch(() => undefined);
      response.writeHead(bytes === undefined ? 404 : 200).end(bytes);
    });
  });
  beforeEach(async () => {
    for (const name of await readdir(s3.bucket.folder)) {
      await rm(path.join(s3.bucket.folder, name), { recursive: true });
    }
  });
  afterAll(async () => {
    await live?.close();
    await s3?.stop();
    await removeFolder(s3Home);
  });

  /** Settings for an S3 server that is not AWS. */
  const s3Env = () => {
    const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = s3.env;
    return {
      AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY,
      RCLONE_S3_ENDPOINT: s3.url,
      RCLONE_S3_FORCE_PATH_STYLE: 'true',
    };
  };

  /** A destination in AWS, on the other S3 server. */
  const otherS3 = (destination = '') =>
    destination.replace(/provider=AWS,(.*),region=[^:]*/, 'provider=Other,$1');

  /** Replaces the destination in AWS, and the address of the site. */
  const toOtherS3 =
    (destination: string, verifyUrl = live.origin) =>
    (step: Step) => {
      if (step.uses?.endsWith('/deploy@v1'))
        Object.assign(step.with ?? {}, {
          destination: `:s3,provider=Other,env_auth=true:${s3.bucket.name}${destination}`,
          'verify-url': verifyUrl,
        });
    };

  const publish = async (site: Files) => {
    await recipes.nextSite(site);
    return recipes.run('s3-cloudfront', {
      programs: { aws },
      env: s3Env(),
      vars: { DOCS_BUCKET: s3.bucket.name, DOCS_DISTRIBUTION: 'E2EXAMPLE' },
      edit: toOtherS3(''),
    });
  };

  it('deploys, and invalidates only after a change', async () => {
    expectSuccess(await publish(START));
    expect(await siteIn(s3.bucket.folder)).toEqual(START);

    const second = await publish(THEN);
    expectSuccess(second);
    // The replaced script is kept for open pages.
    expect(await siteIn(s3.bucket.folder)).toEqual({ ...THEN, [HASHED]: 'one' });
    expect(await second.stub('aws')).toContain('E2EXAMPLE');

    const again = await publish(THEN);
    expectSuccess(again);
    expect(await again.stub('aws')).toBe('');
  });

  it('deploys what `mint export` builds, without its junk and with the right canonical address', async () => {
    /** Replaces the vendor's command line, and writes an archive as its release 4.2.941 does. */
    const npx = `[ "$*" = "--yes mint@4.2.941 export --output $RUNNER_TEMP/export.zip" ]
[ "$(cat docs.json)" = "{}" ]
mkdir -p "$RUNNER_TEMP/mint/guides/start" "$RUNNER_TEMP/mint/_next/static/chunks" "$RUNNER_TEMP/mint/snippets" "$RUNNER_TEMP/mint/scripts/page"
cd "$RUNNER_TEMP/mint"
echo '<link rel="canonical" href="https://undefined.mintlify.app/">' > index.html
echo '<meta property="og:url" content="https://undefined.mintlify.app/guides/start">' > guides/start/index.html
echo 'a page in a folder of this name' > scripts/page/index.html
touch serve.js 'Start Docs.command' 'Start Docs.bat' .mintignore scripts/build.sh snippets/part.mdx _next/static/chunks/a1b2.js
python3 -m zipfile -c "$RUNNER_TEMP/export.zip" * .mintignore`;
    const run = await recipes.run('mint-export', {
      event: 'push',
      env: s3Env(),
      files: { 'docs.json': '{}' },
      programs: { npx },
      edit: (step) => {
        if (step.uses?.startsWith('actions/checkout')) delete step.with?.['ref']; // act would fetch the action
        toOtherS3('')(step);
      },
    });
    expectSuccess(run);
    expect(await siteIn(s3.bucket.folder)).toEqual({
      'index.html': '<link rel="canonical" href="https://docs.example.com/">\n',
      'guides/start/index.html': '<meta property="og:url" content="https://docs.example.com/guides/start">\n',
      'scripts/page/index.html': 'a page in a folder of this name\n',
      '_next/static/chunks/a1b2.js': '',
    });
  });

  it('deploys the site of a pull request, and removes it when it is closed', async () => {
    const deploy = stepsOf('pull-request-preview').find(({ uses }) => uses?.endsWith('/deploy@v1'));
    const verifyUrl = deploy?.with?.['verify-url'];
    const npm = '[ "$*" = ci ] || { mkdir -p build && echo "$BASE_URL" > build/index.html; }';
    const of = (action: string, fullName: string) => ({
      action,
      number: 7,
      pull_request: { head: { repo: { full_name: fullName } } },
    });
    const run = (action: string, fullName = 'octocat/docs') =>
      recipes.run('pull-request-preview', {
        event: 'pull_request',
        payload: of(action, fullName),
        env: s3Env(),
        files: { 'package.json': '{}' },
        programs: { npm },
        vars: { PREVIEW_URL: live.origin },
        edit: toOtherS3(`/pr-\${{ github.event.number }}`, verifyUrl),
      });
    await writeFiles(s3.bucket.folder, { 'index.html': 'of others', 'pr-8/index.html': 'another' });
    expectSuccess(await run('opened', 'someone/fork'));
    const others = { 'index.html': 'of others', 'pr-8/index.html': 'another' };
    expect(await siteIn(s3.bucket.folder)).toEqual(others);
    const opened = await run('opened');
    expectSuccess(opened);
    expect(opened.log).toContain(`Verified ${live.origin}/pr-7/`);
    expect(opened.log).toContain(`site-url=${live.origin}/pr-7/`);
    expect(opened.log).toContain(`[Preview of pull request 7](${live.origin}/pr-7/)`);
    const site = { 'pr-7/index.html': '/pr-7/\n' };
    expect(await siteIn(s3.bucket.folder)).toMatchObject({ ...others, ...site });
    expectSuccess(await run('closed'));
    expect(await siteIn(s3.bucket.folder)).toEqual(others);
  });

  describe('the recipe for many sites', () => {
    interface Site {
      readonly site: string;
      /** Undefined for an export by domain. */
      readonly project?: string;
      readonly domain?: string;
      readonly bucket: string;
    }
    const script = readFileSync(path.join(REPOSITORY, 'docs', 'recipes', 'sites.mjs'), 'utf8');
    const siteOf = (name: string): Site => ({
      site: `${name}.example.com`,
      project: recipes.emulator.projectId,
      bucket: `${s3.bucket.name}/${name}`,
    });
    const byDomain = ({ project: _, ...site }: Site): Site => ({ ...site, domain: recipes.emulator.domain });
    const deploy = (sites: readonly Site[], given: Partial<GivenWorkflow> = {}) =>
      recipes.run('many-sites', {
        env: { ...s3.env, ...s3Env() },
        programs: { aws: `exec '${pathOf('aws')}' "$@"` },
        files: { '.github/workflows/sites.mjs': script },
        edit: ({ id, with: given }) => {
          if (id === 'deploy' && given !== undefined) given['destination'] = otherS3(given['destination']);
        },
        ...given,
        vars: { DOCS_SITES: JSON.stringify(sites) },
      });
    const deployed = async () =>
      (await readdir(s3.bucket.folder)).filter((name) => !name.startsWith('.')).sort();

    it('deploys each site, a failed one stops no other, and an expired key is one failure', async () => {
      const unknown: Site = { ...siteOf('d'), project: 'project_unknown' };
      const sites = [byDomain(siteOf('c')), siteOf('a'), unknown];
      const expired = await deploy(sites, { secrets: { DOCS_ADMIN_API_KEY: 'mint_expired' } });
      expect([expired.succeeded, recipes.starts(), await deployed()]).toEqual([false, 0, []]);
      const alarms = () => recipes.gitHub.issues.map(({ state, title }) => [state, title]);
      const ofKey = 'Deploy documentation of many sites failed: unauthorized';
      expect(alarms()).toEqual([['open', ofKey]]);
      const run = await deploy(sites);
      expect([run.succeeded, await deployed()]).toEqual([false, ['a', 'c']]);
      expect(run.printed).toContain(
        '::notice::This run deploys 3 of 3 sites: c.example.com, a.example.com, d.example.com\n',
      );
      // One cause after the other is in one issue, which names the site.
      const ofSite = 'Deploy documentation of many sites failed: not-found';
      expect(alarms()).toEqual([['open', ofSite]]);
      expect(recipes.gitHub.issues[0]?.body).toMatch(
        /Job `d\.example\.com` [\s\S]*`Starting the export failed: [^`]* 404 Not Found\. It sent nothing\. /,
      );
      expect(run.log).toMatch(
        /\| \[c\.example\.com\]\(https:\/\/c\.example\.com\) \| updated \| \d+ \| \S+ \|\n[\s\S]*\| ❌ not updated \(not-found\) \|/,
      );
      await deploy([byDomain(siteOf('c')), siteOf('a'), siteOf('d')]);
      expect(alarms()).toEqual([['closed', ofSite]]);
    });

    it('plans ten of 25 projects in their turn, all domains, or one by hand', async () => {
      const sites = Array.from({ length: 25 }, (_, index) => siteOf(`s${index}`));
      const file = path.join(recipes.home, 'sites.mjs');
      await writeFiles(recipes.home, { 'sites.mjs': script });
      /** Takes less time than a complete workflow. */
      const plan = async (env: Readonly<Record<string, string>>, table = sites) => {
        const output = path.join(await makeTempFolder('plan', recipes.home), 'output');
        const given = { SITES: JSON.stringify(table), GITHUB_OUTPUT: output, SITE: '', JOB_ID: '' };
        await execute(process.execPath, [file, 'plan'], {
          env: { ...given, GITHUB_RUN_NUMBER: '1', ...env },
        });
        const [, planned = ''] = /^sites=(.*)$/m.exec(await readFile(output, 'utf8')) ?? [];
        return (JSON.parse(planned) as Site[]).map(({ site }) => site.split('.', 1)[0] ?? '');
      };
      const turns = await Promise.all(['7', '8', '9'].map((number) => plan({ GITHUB_RUN_NUMBER: number })));
      expect(turns.map(({ length }) => length)).toEqual([10, 10, 10]);
      expect(new Set(turns.flat()).size).toBe(25);
      // The service has no limit for exports by domain.
      const names = sites.map((_, index) => `s${index}`);
      expect(await plan({}, sites.map(byDomain))).toEqual(names);
      expect(await plan({ SITE: 's1.example.com', JOB_ID: 'se_1' })).toEqual(['s1']);
    });

    it('has a table with a name, a project or a domain, and a bucket for each site', async () => {
      const table: Site[] = JSON.parse(
        await readFile(path.join(REPOSITORY, 'docs/recipes/sites.json'), 'utf8'),
      );
      const keys = table.map((site) => Object.keys(site).join(' '));
      expect(new Set(keys)).toEqual(new Set(['site project bucket', 'site domain bucket']));
    });
  });

  it('deploys to Cloudflare R2', async () => {
    await recipes.nextSite(SITE);
    const run = await recipes.run('r2', {
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
    const sftp = await startOpenSsh(await makeTempFolder('sftp', recipes.home));
    const { env, folder, keyFile, knownHosts: known, otherKnownHosts } = sftp;
    const read = (file: string) => readFile(file, 'utf8');
    const deploy = async (knownHosts: string) => {
      await recipes.nextSite(SITE);
      return recipes.run('sftp', {
        secrets: { DOCS_SSH_KEY: await read(keyFile) },
        vars: {
          DOCS_HOST: '127.0.0.1',
          DOCS_USER: env['RCLONE_CONFIG_DOCS_USER'] ?? '',
          DOCS_FOLDER: folder,
          DOCS_KNOWN_HOSTS: knownHosts,
          DOCS_PORT: env['RCLONE_CONFIG_DOCS_PORT'] ?? '',
        },
      });
    };
    try {
      expect((await deploy(await read(otherKnownHosts))).succeeded).toBe(false);
      expect(await siteIn(folder)).toEqual({});
      expectSuccess(await deploy(await read(known)));
      expect(await siteIn(folder)).toEqual(SITE);
    } finally {
      await sftp.stop();
    }
  });
});

describeWith('The recipe for FTP', ['act', ...PROFTPD.needs], () => {
  it('deploys with an obscured password', async () => {
    // Its account may not enter the folder of this test.
    const home = await makeTempFolder('ftp');
    const ftp = await PROFTPD.start(home);
    const { RCLONE_CONFIG_DOCS_PORT: port = '', RCLONE_CA_CERT = '' } = ftp.env;
    await recipes.nextSite(SITE);
    try {
      const run = await recipes.run('ftp', {
        env: { RCLONE_FTP_PORT: port, RCLONE_CA_CERT },
        secrets: { DOCS_PASSWORD: ftp.env['RCLONE_CONFIG_DOCS_PASS'] ?? '' },
        vars: { DOCS_HOST: '127.0.0.1', DOCS_USER: 'docs', DOCS_FOLDER: '/site' },
      });
      expectSuccess(run);
      expect(await ftp.store('site').read()).toMatchObject(SITE);
    } finally {
      await ftp.stop();
      await removeFolder(home);
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
            .replace('use_az=true,', '')
            .replace('$web', azurite.container);
        },
      });
      expectSuccess(run);
      expect(await azurite.store('').read()).toMatchObject(SITE);
    } finally {
      await azurite.stop();
    }
  });
});

describeWith('The recipe for versions', ['act', 'rclone'], () => {
  it('deploys each version to its own folder, and the latest one also to `latest`', async () => {
    const root = path.join(recipes.home, 'www');
    await mkdir(root);
    const deploy = (version: string, isLatest: boolean, more = {}) =>
      recipes.run('versions', {
        ...inputs({ version, 'is-latest': String(isLatest), ...more }),
        vars: { DOCS_ROOT: root, DOCS_KNOWN_HOSTS: 'a known host' },
        secrets: { DOCS_SSH_KEY: 'a private key' },
        jobKeys: { deploy: { env: { SERVER: root } } },
      });
    const shown = async () => {
      const latest = await readFile(path.join(root, 'latest', 'index.html'), 'utf8');
      return [(await readdir(root)).sort(), latest];
    };
    await recipes.nextSite({ 'index.html': 'one', 'old.html': 'only in 1.0' });
    expectSuccess(await deploy('1.0', true));
    expect(await shown()).toEqual([['1-0', 'latest'], 'one']);
    await recipes.nextSite({ 'index.html': 'two', 'more.html': 'more' });
    expectSuccess(await deploy('2.0', true));
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'two']);
    await recipes.nextSite({ 'index.html': 'one, corrected', 'old.html': 'only in 1.0' });
    expectSuccess(await deploy('1.0', false));
    expect(await shown()).toEqual([['1-0', '2-0', 'latest'], 'two']);
    expect(await readFile(path.join(root, '1-0', 'index.html'), 'utf8')).toBe('one, corrected');
    // A first export has no version to compare with, but the latest one has its own guard.
    await recipes.nextSite({ 'index.html': 'three, without the other page' });
    expect((await deploy('3.0', true)).succeeded).toBe(false);
    expect(await readFile(path.join(root, 'latest', 'index.html'), 'utf8')).toBe('two');
  });
});

it.each([['../etc'], ['latest'], ['2-0'], ['2.0/x'], ['']])(
  'versions refuses the label "%s"',
  async (label) => {
    const [step] = stepsOf('versions');
    const refused = execute('bash', ['-e', '-c', step?.run ?? ''], { env: { VERSION: label } });
    await expect(refused).rejects.toMatchObject({ stdout: expect.stringContaining('cannot be a folder') });
  },
);

describeWith('The recipe for an air-gapped network', ['act', 'rclone', 'root', 'sha256sum'], () => {
  /** Exports a site outside. */
  const exported = async (site: Files) => {
    await recipes.nextSite(site);
    const run = await recipes.run('air-gapped');
    expectSuccess(run);
    return path.join(run.artifacts, 'documentation');
  };

  /** Runs the commands of the page in a network namespace that reaches only itself. */
  const carry = async (parcel: string, damage = 'true') => {
    const damaged = path.join(await makeTempFolder('parcel', recipes.home), 'documentation');
    await cp(parcel, damaged, { recursive: true });
    const inside = path.join(recipes.home, 'inside');
    await mkdir(inside, { recursive: true });
    const TMPDIR = await makeTempFolder('temporary', recipes.home);
    await cp(path.join(REPOSITORY, 'dist'), path.join(inside, 'dist'), { recursive: true });
    const page = await readFile(path.join(REPOSITORY, 'docs/recipes/README.md'), 'utf8');
    const [, commands = ''] = /^```bash\n(rm -rf export[\s\S]*?)^```$/m.exec(page) ?? [];
    expect(commands).toContain('INPUT_DESTINATION=/srv/docs');
    const folder = path.join(inside, 'www');
    const edited = commands
      .replace('/srv/docs', folder)
      .replace(' INPUT_VERIFY-URL=https://docs.example.com', '');
    const script = `cd '${damaged}' && ${damage} && cd '${inside}'
rm -f documentation.zip && (cd '${damaged}' && zip -qr '${inside}/documentation.zip' .)
ip link set lo up
${edited}`;
    const PATH = [path.dirname(NODE), pathWithRclone()].join(path.delimiter);
    // No variable of a runner.
    const options = { env: { PATH, TMPDIR } };
    const done = await execute('unshare', ['--net', 'bash', '-c', script], options).then(
      ({ stdout, stderr }) => ({ succeeded: true, log: stdout + stderr }),
      ({ stdout, stderr }) => ({ succeeded: false, log: stdout + stderr }),
    );
    // Nothing empties the folder for temporary files.
    expect(await readdir(TMPDIR)).toEqual([]);
    return { ...done, folder };
  };

  it('deploys to a folder, and changes nothing if a file was damaged or added in transit', async () => {
    expect(await carry(await exported({ 'index.html': 'old' }))).toMatchObject({ succeeded: true });
    const parcel = await exported(SITE);
    for (const [damage, message] of [
      ['printf x >> site/index.html', 'index.html: FAILED'],
      ['printf x > site/added.html', 'which does not list "added.html"'],
    ] as const) {
      const { succeeded, log, folder } = await carry(parcel, damage);
      expect([succeeded, log]).toEqual([false, expect.stringContaining(message)]);
      expect(await siteIn(folder)).toEqual({ 'index.html': 'old' });
    }
  });
});
