/**
 * The sources of the tests: no test depends on how fast the machine is, the titles of unit tests begin with the name of
 * what they test, and each test that deploys is left out where rclone is missing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { REPOSITORY } from '../support/repository.ts';

const folder = path.join(REPOSITORY, '__tests__');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => /\.(?:ts|[cm]?js)$/.test(file) && !/\/test-sources\.test\.ts$|^real\/built-sites\//.test(file),
  );

/** Returns what a search finds, by file. */
function foundIn(names: readonly string[], search: (text: string) => readonly string[]) {
  const found = names.map((name): [string, readonly string[]] => {
    return [name, search(readFileSync(path.join(folder, name), 'utf8'))];
  });
  return Object.fromEntries(found.filter(([, texts]) => texts.length > 0));
}

const CLOCK = String.raw`(?:performance|Date)\.now\(\)`;

/**
 * Returns what expects or compares how long something took on a real clock: the difference of two moments, or a
 * variable that was computed from one.
 */
function timedExpectations(text: string): string[] {
  const namesOf = (value: string) =>
    [...text.matchAll(new RegExp(`\\b(?:const|let) (\\w+) = ${value}`, 'g'))].map(
      ([, name]) => `\\b${name}\\b`,
    );
  const moments = namesOf(`${CLOCK};`);
  if (moments.length === 0) return [];
  const difference = `${CLOCK} - (?:${moments.join('|')})`;
  const time = `(?:${[difference, ...namesOf(`[^;]*${difference}`)].join('|')})`;
  const expected = new RegExp(`\\bexpect\\([^;]*?${time}|${time}\\)? [<>]=? |[<>]=? \\(?${time}`, 'g');
  return [...text.matchAll(expected)].map(([found]) => found);
}

describe('timedExpectations', () => {
  it.each([
    'const began = performance.now(); expect(performance.now() - began).toBeLessThan(1);',
    'const began = Date.now(); const took = (Date.now() - began) / 1000; expect([1, took]).toBe(1);',
    'const began = Date.now(); if (Date.now() - began > 5000) throw new Error();',
    'const began = Date.now(); const took = Date.now() - began; if (LIMIT_MS < took) throw new Error();',
  ])('finds `%s`', (text) => {
    expect(timedExpectations(text)).toHaveLength(1);
  });

  it.each([
    'const began = Date.now(); expect(clock.now() - clock.began).toBe(1);',
    'const old = new Date(Date.now() - 1000); expect(isOld(old)).toBe(true);',
    'for (const endsAt = Date.now() + 1000; ; ) if (Date.now() > endsAt) throw new Error();',
    'const began = performance.now(); print(performance.now() - began); expect(1).toBe(1);',
  ])('accepts `%s`', (text) => {
    expect(timedExpectations(text)).toEqual([]);
  });

  it('finds none in the tests', () => {
    expect(foundIn(files, timedExpectations)).toEqual({});
  });
});

/**
 * Everything in the tests that waits for a time on a real clock, and why no result depends on the speed of the machine.
 * What waits for a condition uses `support/until.ts`. Everything else waits for an event, or has a clock of the test.
 */
const REAL_TIME: Readonly<Record<string, string>> = {
  'emulator/action.test.ts': 'The kill may come at any moment of the start',
  'emulator/faults.test.ts': 'What was sent is there, and the same process reads it meanwhile',
  'real/deploy.real.ts': 'An upload that takes minutes is interrupted as soon as its line is in the log',
  'real/description.real.ts': 'An emulator without pauses has two minutes for each response',
  'real/faults.real.ts':
    'A signature expires by the clock of a real storage, and a connection is silent for as long as the test says',
  'real/support/is-listening.ts': 'What does not accept a connection is asked again',
  'real/support/run-workflow.ts': 'The limit is for what hangs',
  'real/dead-server.real.ts':
    'A server may die at any moment of an upload, whose bandwidth makes it ten seconds long or more',
  'real/support/servers/situations.ts':
    'A later write has another time on a server that counts seconds; an upload that takes a minute is interrupted',
  'real/support/visitor.ts':
    'The limit is for what hangs. Only a page that has failed is given up after two seconds, in which its scripts react',
  'real/support/watch-visitors.ts': 'The visitors open pages for as long as the deployment takes',
  'repository/bare-clone.test.ts': 'The limit is for what hangs',
  'repository/runner-double/run-step.test.ts': 'Processes that do not end by themselves',
  'repository/start-of-tests.test.ts': 'A process that does not end by itself',
  'scenarios/deploy/destination-scenarios.ts': 'An upload that takes minutes is cancelled',
  'scenarios/deploy/failure-scenarios.ts': 'An upload that takes minutes is cancelled; a program hangs',
  'scenarios/export-and-deploy.test.ts':
    'A rival, a signal, or a timeout may come at any moment of a deployment, which a slow machine makes longer',
  'support/cancelled-clock.mjs':
    'Whether a timer fires depends on its length. A busy machine has eight times as long for the same work',
  'support/emulator-stalls.mjs': 'A process that does not begin',
  'support/far-end-time.ts': 'The silence of the other side, which nothing shortens',
  'support/long-deadlines.mjs': 'The wait of the alarm for GitHub is longer on any machine',
  'support/processes.ts': 'A server that does not end is killed, which any time is right for',
  'support/progress-reporter.mjs': 'Lines of progress',
  'support/request-clock.ts': 'A pause within a response, whose receiver measures it, too',
  'support/run-to-end.ts': 'The work takes a fraction of a second, and would otherwise take hours',
  'support/skipped-pauses.mjs':
    'A deadline ends when the other side is silent, and in real time ten times as late',
  'support/until.ts': 'Looks again and again; the limit is for what hangs',
  'support/watched-step.ts': 'Interrupts a step at any moment',
  'unit/deploy/rclone/download-rclone.test.ts':
    'A download that hangs is cancelled, which any time is right for',
  'unit/deploy/rclone/rclone-environment.test.ts': 'Only the name of a variable',
  'unit/http/send-with-retries.test.ts': 'The test decides when the deadline is over',
  'unit/timing/retry.test.ts': 'A timer of 25 days has not fired after any time that a test takes',
};

const WAIT = new RegExp(
  [
    /(?<![.\w])(?<!async )(?:sleep|setTimeout|setInterval)\(/,
    /\bset(?:Timeout|Interval) as (?!sleep\b)/,
    /\b(?:AbortSignal\.timeout|Atomics\.wait|systemClock\.sleep|scheduler\.wait)\b(?! =)/,
    // A deadline of a socket, a page, a process, or a request, and a speed that makes an upload long.
    /\.set(?:Default|DefaultNavigation)?Timeout\(/,
    /\b(?:timeout|deadlineMs): /,
    /--[\w-]*timeout\b/,
    /\bRCLONE_(?:BWLIMIT|TIMEOUT|CONTIMEOUT)\b/,
    // A script of a shell.
    /\bsleep [\d.]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

it.each([
  "import { setTimeout as pause } from 'node:timers/promises';",
  'await sleep(100);',
  'Atomics.wait(cell, 0, 0, 50);',
  'socket.setTimeout(5000);',
  'execFile(program, args, { timeout: 10_000 });',
  "const env = { RCLONE_BWLIMIT: '100k' };",
  'until test -e file; do sleep 0.1; done',
])('the search for waits on a real clock finds `%s`', (text) => {
  expect(text.match(WAIT)).toHaveLength(1);
});

it('waits on a real clock only where it is listed why no result depends on it', () => {
  const found = foundIn(files, (text) => text.match(WAIT) ?? []);
  expect(Object.keys(found).sort()).toEqual(Object.keys(REAL_TIME).sort());
});

it('starts a built action in one module', () => {
  const found = foundIn(files, (text) => text.match(/import \{[^}]*\b(?:start|run)Step\b[^}]*\} from/) ?? []);
  // The other one tests what starts it.
  const modules = ['repository/runner-double/run-step.test.ts', 'support/start-action.ts'];
  expect(Object.keys(found).sort()).toEqual(modules);
});

/** A call at the top level with everything up to its title, which is followed by a function. */
const TITLED = /^(?:describe|it)[\s\S]*?\(\s*(['"`])((?:(?!\1).)+)\1,\s*(?:async )?(?:\(|\w+ =>)/gm;

/** Returns the titles at the top level that do not begin with the name of an import from `src/`. */
function unnamedTitles(text: string): string[] {
  const imported = [
    ...text.matchAll(/^import (?:type )?\{([^}]+)\} from '[./]+\/src\//gm),
    ...text.matchAll(/const \{([^}]+)\} = await import\('[./]+\/src\//g),
  ];
  const names = new Set(imported.flatMap(([, list = '']) => list.match(/\w+/g) ?? []));
  const titles = [...text.matchAll(TITLED)].map(([, , title = '']) => title);
  return titles.filter((title) => !names.has(/^`?(\w+)/.exec(title)?.[1] ?? ''));
}

describe('unnamedTitles', () => {
  it('finds a title that names nothing that the test imports from src/', () => {
    const text = `import { a } from '../src/a.ts';
describe('a', () => {
  it('may have any title here', () => {});
});
it.each([['x']])(
  'works with %s',
  async (x) => {},
);
`;
    expect(unnamedTitles(text)).toEqual(['works with %s']);
  });

  it('finds none in the unit tests', () => {
    const unitTests = files.filter((file) => file.startsWith('unit/') && file.endsWith('.test.ts'));
    expect(foundIn(unitTests, unnamedTitles)).toEqual({});
  });
});

/** The module whose PATH the tests deploy with. */
const RCLONE = 'support/rclone.ts';
/** What leaves out a test without rclone. */
const GUARD = /\b(?:itWithRclone|itWithRcloneAtOnce|cannotDeploy)\b/;
/** A test that names the action itself may not even use the module. */
const DEPLOY_ACTION = /\baction: 'deploy'/;

/** Returns the statements at the top level of a file that are tests, deploy something, and are not guarded. */
function unguardedTests(text: string, isDeploying: (module: string) => boolean): string[] {
  const deploying = new Set(
    [...text.matchAll(/^import \{([^}]+)\} from '(\.[^']+)'/gm)].flatMap(([, names = '', module = '']) =>
      isDeploying(module) ? (names.match(/(?<!type )\b(?!type\b)\w+/g) ?? []) : [],
    ),
  );
  if (deploying.size === 0 && !DEPLOY_ACTION.test(text)) return [];
  const { statements } = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true);
  const all = statements.map((statement) => statement.getText());
  const deploys = (statement: string) =>
    DEPLOY_ACTION.test(statement) || (statement.match(/\w+/g) ?? []).some((word) => deploying.has(word));
  // A function of the file that deploys makes whatever calls it deploy.
  for (let known = -1; known < deploying.size; ) {
    known = deploying.size;
    for (const statement of all) {
      const [, name] = /^(?:async )?(?:function|class|const|let) (\w+)/.exec(statement) ?? [];
      if (name !== undefined && deploys(statement)) deploying.add(name);
    }
  }
  return all.filter(
    (statement) => /^(?:it|describe)\w*\b/.test(statement) && deploys(statement) && !GUARD.test(statement),
  );
}

/** Whether what a test imports from a file deploys. Scenarios name what they need, so what runs them is not meant. */
function isDeployingFile(file: string): boolean {
  if (file === RCLONE) return true;
  if (!file.startsWith('support/') || file === 'support/run-deployment.ts' || !files.includes(file))
    return false;
  return /from '\.\/rclone\.ts'/.test(readFileSync(path.join(folder, file), 'utf8'));
}

describe('unguardedTests', () => {
  const isDeploying = (module: string) => module === '../support/rclone.ts';
  const IMPORT = "import { itWithRcloneAtOnce, pathWithRclone } from '../support/rclone.ts';\n";

  it.each([
    `${IMPORT}it('deploys', () => run({ PATH: pathWithRclone() }));`,
    `${IMPORT}const deploy = () => run({ PATH: pathWithRclone() });\nit('deploys', async () => {\n  await deploy();\n});`,
    "const given = { action: 'deploy' };\nit.concurrent('deploys', () => run(given));",
  ])('finds the test in %j', (text) => {
    expect(unguardedTests(text, isDeploying)).toEqual([expect.stringMatching(/^it/)]);
  });

  it.each([
    `${IMPORT}itWithRcloneAtOnce('deploys', () => run({ PATH: pathWithRclone() }));`,
    `${IMPORT}it('exports', () => run());`,
  ])('accepts %j', (text) => {
    expect(unguardedTests(text, isDeploying)).toEqual([]);
  });

  it('finds none in the tests', () => {
    const tests = files.filter((file) => file.endsWith('.test.ts'));
    const found = tests.map((file): [string, readonly string[]] => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const inFolder = (module: string) => path.posix.join(path.posix.dirname(file), module);
      return [file, unguardedTests(text, (module) => isDeployingFile(inFolder(module)))];
    });
    expect(found.filter(([, statements]) => statements.length > 0)).toEqual([]);
    expect(isDeployingFile('support/rclone-server.ts')).toBe(true);
  });

  it('lets no test be skipped without a reason', () => {
    const skipped = foundIn(files, (text) => text.match(/\b(?:it|describe)(?:\.\w+)?\.skip\b/g) ?? []);
    expect(Object.keys(skipped)).toEqual(['support/platform.ts']);
  });
});
