/** `npm run rename` in a copy of this repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { cannotListFiles } from '../support/git.ts';
import { newFolder } from '../support/new-folder.ts';
import { describeUnless } from '../support/platform.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';

/** In two parts, because this file is also in the copy, where the name changes. */
const [OWNER, NAME] = ['acme-9', 'docs.export'];

describeUnless(cannotListFiles, 'npm run rename', () => {
  const copy = newFolder();
  const filesOf = (folder: string) =>
    execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: folder,
      encoding: 'utf8',
    })
      .split('\0')
      .filter((file) => file !== '');
  const textsOf = (folder: string) =>
    Object.fromEntries(
      filesOf(folder).map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]),
    );
  const rename = (...to: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/rename.mjs', ...to], { cwd: copy, encoding: 'utf8' });
  let before: Record<string, string>;
  const changedFiles = () => {
    const now = textsOf(copy);
    return Object.keys(before).filter((file) => now[file] !== before[file]);
  };

  beforeAll(() => {
    // Another program, such as a test that runs meanwhile, may remove a file of its own after the list was made.
    for (const file of filesOf(REPOSITORY).filter((name) => existsSync(path.join(REPOSITORY, name)))) {
      cpSync(path.join(REPOSITORY, file), path.join(copy, file));
    }
    execFileSync('git', ['init', '--quiet'], { cwd: copy });
    before = textsOf(copy);
  });

  it('replaces every name of the repository, and restores every file with the previous name', () => {
    const [owner = '', name = ''] = OUR_ACTION.split('/');
    expect(rename(`${OWNER}/${NAME}`)).toMatchObject({ status: 0, stderr: '' });
    const renamed = textsOf(copy);
    // The owner alone may be a word of an example.
    const place = new RegExp(
      `(?<![\\w./-])${owner}/(?:${name}|static-export-maintainers)(?![\\w-])|/${OUR_ACTION}(?![\\w-])|\\bcd ${name}$`,
      'm',
    );
    const left = Object.entries(renamed).filter(([file, text]) =>
      file.startsWith('dist/') ? text.includes(OUR_ACTION) : place.test(text),
    );
    expect(left.map(([file]) => file)).toEqual([]);
    expect(changedFiles()).toEqual(
      expect.arrayContaining(['.github/dependabot.yml', 'README.md', 'package.json']),
    );
    expect(renamed['README.md']).toMatch(new RegExp(`uses: ${OWNER}/${NAME}/deploy@v1[^]*\\ncd ${NAME}\\n`));
    expect(renamed['package.json']).toContain(`"repository": "github:${OWNER}/${NAME}"`);
    expect(rename(OUR_ACTION)).toMatchObject({ status: 0 });
    expect(changedFiles()).toEqual([]);
  });

  it('replaces the name of the repository of the deploy action', () => {
    const deployAction = () =>
      /^const DEPLOY_ACTION = '(.+)';$/m.exec(textsOf(copy)['scripts/deploy-repository.mjs'] ?? '')?.[1];
    const [, deployName = ''] = deployAction()?.split('/') ?? [];
    expect(rename(`${OWNER}/${NAME}`, 'publish.site')).toMatchObject({ status: 0, stderr: '' });
    expect(deployAction()).toBe(`${OWNER}/publish.site`);
    expect(rename(OUR_ACTION, deployName)).toMatchObject({ status: 0 });
    expect(changedFiles()).toEqual([]);
    // Two repositories with one name could not be told apart by the next renaming.
    for (const given of ['a/b', NAME]) expect(rename(`${OWNER}/${NAME}`, given)).toMatchObject({ status: 2 });
    expect(changedFiles()).toEqual([]);
  });

  it.each(['', 'acme', 'acme/', '/docs', '-acme/docs', 'acme/docs/deploy', 'acme/docs.git', 'acme/..'])(
    'refuses "%s", and changes nothing',
    (given) => {
      expect(rename(given)).toMatchObject({ status: 2, stderr: expect.stringContaining('OWNER/NAME') });
      expect(changedFiles()).toEqual([]);
    },
  );
});
