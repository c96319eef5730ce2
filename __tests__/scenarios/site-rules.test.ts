/** The rules for sites are those of the export action and of the deploy action alike. */
import { describe, it } from '@jest/globals';
import { type Files, tarGz } from '../support/archives.ts';
import { itWithRclone } from '../support/rclone.ts';
import { runScenario } from '../support/run-scenario.ts';
import type { CommonExpectation, DeployScenario, ExportScenario } from '../support/scenario.ts';
import { deployed, FIRST, site, under } from './deploy/deployed-site.ts';

const HOME: Files = { 'index.html': '<h1>Home</h1>' };
const isWindows = process.platform === 'win32';

interface Rule {
  readonly files?: Files;
  /** Inputs of both actions. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** What both say, with the same code. */
  readonly code?: string;
  readonly says?: readonly RegExp[];
  readonly log?: readonly RegExp[];
  /** Whether the export refuses the bundle, and the deployment the input `site-path`. */
  readonly isAboutNames?: boolean;
}

const RULES: Readonly<Record<string, Rule>> = {
  'a site without its home page': {
    files: { ...under('browser', FIRST), 'robots.txt': 'all' },
    inputs: { 'require-files': 'index.html' },
    code: 'check-failed',
    says: [
      /The site lacks files that `require-files` requires: "index\.html" \(there is "browser\/index\.html"\)\./,
    ],
  },
  'a site that was built for another path': {
    files: { 'index.html': '<script src="/docs/_next/static/a.js"></script>', '_next/static/a.js': 'x' },
    log: [/^The site has to be hosted under \/docs\/: its home page loads its assets from there\.$/m],
  },
  ...(isWindows
    ? {}
    : {
        'a name with a backslash': {
          files: { ...HOME, 'a\\b.html': 'x' },
          isAboutNames: true,
          says: [/has a backslash in its name/],
        },
        'a name with a control character': {
          files: { ...HOME, 'a\u0007b.html': 'x' },
          isAboutNames: true,
          says: [/has a control character in its name/],
        },
      }),
};

const expectation = ({ code, says, log }: Rule, ofNames: string): CommonExpectation => ({
  ...(says && { says, outputs: { 'error-code': code ?? ofNames } }),
  ...(log && { log }),
});

const KEPT = { 'static-export.tar.gz': 'previous' };

describe('each rule holds', () => {
  it.concurrent.each(Object.entries(RULES))('in the export: %s', async (name, rule) => {
    const scenario: ExportScenario = {
      name,
      inputs: { extract: 'true', ...rule.inputs },
      archive: tarGz(rule.files ?? HOME),
      previousFiles: KEPT,
      expect: expectation(rule, 'bundle-rejected'),
    };
    await runScenario(scenario);
  });

  for (const [name, rule] of Object.entries(RULES)) {
    itWithRclone(`in the deployment: ${name}`, async () => {
      const isRefused = rule.says !== undefined;
      const ofNames = rule.isAboutNames ? 'bad-input' : '';
      const scenario: DeployScenario = {
        name,
        action: 'deploy',
        workspace: { ...site(rule.files ?? HOME), ...deployed(FIRST) },
        ...(rule.inputs && { inputs: rule.inputs }),
        env: { GITHUB_RUN_ID: '200' },
        expect: {
          ...expectation(rule, ofNames),
          ...(isRefused && {
            live: rule.code === 'check-failed' ? 'unchanged' : 'untouched',
            destination: FIRST,
          }),
        },
      };
      await runScenario(scenario);
    });
  }
});
