/** act runs the examples of three pages as a user would paste them, against the emulator and a double of GitHub. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { marked } from 'marked';
import { examplesIn } from '../../scripts/workflow-files.mjs';
import { makeTempFolder, readFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { expectSuccess, inputs, useRecipes } from './support/recipe.ts';
import type { GivenWorkflow } from './support/run-workflow.ts';
import { PROFTPD } from './support/servers/ftp-servers.ts';
import { startOpenSsh } from './support/servers/ssh-servers.ts';

/** The workflow of each section, by the heading of the section. */
const examples = new Map<string, string>();
for (const page of ['README.md', 'docs/troubleshooting.md', 'deploy/README.md']) {
  let heading = '';
  for (const token of marked.lexer(readFileSync(path.join(REPOSITORY, page), 'utf8'))) {
    if (token.type === 'heading') heading = token['text'];
    if (token.type === 'code' && token['lang'] === 'yaml') {
      const [example = ''] = examplesIn(`${token.raw}\n`);
      examples.set(heading, example);
    }
  }
}

const recipes = useRecipes();
const tried = new Set<string>();

/** Runs the example of a section. The inputs that it leaves out are those of "Usage". */
async function runExample(section: string, { edit, ...given }: Partial<GivenWorkflow> = {}) {
  tried.add(section);
  const file = path.join(await makeTempFolder('file', recipes.home), 'workflow.yml');
  await writeFile(file, examples.get(section) ?? '');
  return recipes.run(section, {
    file: path.relative(REPOSITORY, file),
    edit: (step) => {
      const { apiKey, projectId } = recipes.emulator;
      if (step.with?.['api-key'] === 'a-key')
        Object.assign(step.with, { 'api-key': apiKey, 'project-id': projectId });
      edit?.(step);
    },
    ...given,
  });
}

/** Runs the example of a destination, with a build that writes one page. In this checkout, `dist` is the action's. */
async function runDeployment(section: string, destination: string, given: Partial<GivenWorkflow>) {
  const npm = '[ "$*" = ci ] || { mkdir public && echo home > public/index.html; }';
  return runExample(section, {
    event: 'push',
    files: { 'package.json': '{}' },
    programs: { npm },
    edit: (step) => {
      if (step.uses?.includes('/deploy@'))
        Object.assign(step.with ?? {}, { destination, 'site-path': 'public', 'verify-url': '' });
    },
    ...given,
  });
}

const PAGE = { 'index.html': 'home\n' };

describeWith('The examples of three pages', ['act', ...PROFTPD.needs, 'sshd'], () => {
  it('Usage: exports the site', async () => {
    const run = await runExample('Usage');
    expectSuccess(run);
    expect(run.log).toContain('Downloaded ');
    expect(recipes.starts()).toBe(1);
    expect(await readFolder(path.join(run.artifacts, 'bundle'))).toHaveProperty(['static-export.tar.gz']);
  });

  it('Usage: resumes the job that the input names', async () => {
    const first = await runExample('Usage');
    const [, jobId = ''] = /accepted job ([0-9a-f]{24})\b/.exec(first.log) ?? [];
    expectSuccess(await runExample('Usage', inputs({ 'job-id': jobId })));
    expect(recipes.starts()).toBe(1);
  });

  it('Deploy: deploys the site', async () => {
    const site = path.join(recipes.home, 'live');
    const run = await runExample('Deploy', {
      edit: (step) => {
        const isDeploy = step.uses?.includes('/deploy@');
        if (isDeploy) Object.assign(step.with ?? {}, { destination: site, 'cloudfront-distribution': '' });
      },
    });
    expectSuccess(run);
    expect(Object.keys(await readFolder(site))).toEqual(expect.arrayContaining(['index.html']));
  });

  it('Without the deploy action: deploys only a site that differs from the recorded one', async () => {
    const first = await runExample('Without the deploy action');
    expectSuccess(first);
    const [, digest = ''] = /^Deploy \/\S+\/site with (sha256:[0-9a-f]{64}) here$/m.exec(first.printed) ?? [];
    const second = await runExample('Without the deploy action', { vars: { LIVE_DIGEST: digest } });
    expectSuccess(second);
    expect([digest === '', second.printed.includes('Deploy /')]).toEqual([false, false]);
  });

  it('How do I export in one job and deploy in another?: starts one export, and downloads it once', async () => {
    const run = await runExample('How do I export in one job and deploy in another?');
    expectSuccess(run);
    expect(recipes.starts()).toBe(1);
    expect(run.log.match(/Downloaded /g)).toHaveLength(1);
  });

  it('Amazon S3: deploys a build', async () => {
    const site = path.join(recipes.home, 'live');
    expectSuccess(await runDeployment('Amazon S3', site, {}));
    expect(await readFolder(site)).toMatchObject({ 'index.html': Buffer.from(PAGE['index.html']) });
  });

  it('SFTP: deploys a build with a key and a known host', async () => {
    const sftp = await startOpenSsh(await makeTempFolder('sftp', recipes.home));
    const { RCLONE_CONFIG_DOCS_USER: user, RCLONE_CONFIG_DOCS_PORT: port = '' } = sftp.env;
    try {
      const run = await runDeployment('SFTP', `:sftp,host=127.0.0.1,user=${user}:${sftp.folder}/site`, {
        secrets: { DOCS_SSH_KEY: readFileSync(sftp.keyFile, 'utf8') },
        vars: { DOCS_KNOWN_HOSTS: readFileSync(sftp.knownHosts, 'utf8') },
        env: { RCLONE_SFTP_PORT: port },
      });
      expectSuccess(run);
      expect(await sftp.store('site').read()).toMatchObject(PAGE);
    } finally {
      await sftp.stop();
    }
  });

  it('FTP: deploys a build with an obscured password', async () => {
    // The account of the server may not enter the folder of this test.
    const home = await makeTempFolder('ftp');
    const ftp = await PROFTPD.start(home);
    const { RCLONE_CONFIG_DOCS_PORT: port = '', RCLONE_CA_CERT = '' } = ftp.env;
    try {
      const run = await runDeployment('FTP', ':ftp,host=127.0.0.1,user=docs:/site', {
        secrets: { DOCS_PASSWORD: ftp.env['RCLONE_CONFIG_DOCS_PASS'] ?? '' },
        env: { RCLONE_FTP_PORT: port, RCLONE_CA_CERT },
      });
      expectSuccess(run);
      expect(await ftp.store('site').read()).toMatchObject(PAGE);
    } finally {
      await ftp.stop();
      await removeFolder(home);
    }
  });

  it('are all run by these tests', () => {
    expect([...tried].sort()).toEqual([...examples.keys()].sort());
  });
});
