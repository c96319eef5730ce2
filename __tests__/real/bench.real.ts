/** Measures an export and a deployment once, as `npm run bench` does: no other test notices when the bench breaks. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';

const run = promisify(execFile);
/** The system's PATH may lack npm. */
const node = (...args: readonly string[]) => run(process.execPath, args, { cwd: REPOSITORY });

describeWith('The bench', ['curl', 'jq', 'rclone', 'versitygw'], () => {
  it('compares an export with a script, and a deployment with rclone', async () => {
    await node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
    for (const row of ['100 kB', '50 changed files of 5000']) {
      const { stdout } = await node('lib/tools/bench.js', '--pairs', '1', '--only', row);
      // The figures say nothing here, because other tests run at the same time.
      const rows = stdout.match(/^\| .+ \| \*\*\d+\.\d\d\*\* \| .+ against .+, ratio .+ \|$/gm);
      expect(rows).toEqual([expect.stringMatching(`^\\| ${row}`)]);
    }
  });
});
