/**
 * The action is cancelled during a name lookup that no name server answers. Node.js cannot stop such a lookup, and waits
 * for it at its end: half a minute, while the runner kills a cancelled step after ten seconds.
 *
 * The lookup runs in namespaces of its own, whose resolv.conf names a silent server.
 */
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningAction, startStep } from '../../tools/runner-double/run-step.ts';
import { runtimes } from '../../tools/runtimes.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { REPOSITORY } from '../support/repository.ts';
import { describeWith } from './support/needs.ts';
import { type ServerProcess, startServer } from './support/processes.ts';

const NAME = 'does-not-answer.example';
const SERVER = path.join(import.meta.dirname, 'support', 'silent-name-server.mjs');
const ADDRESS = '127.0.0.53';

describeWith('a name server that does not answer', ['private namespaces'], () => {
  let home: string;

  beforeAll(async () => {
    home = await makeTempFolder('real-names');
    // Three servers that are asked in turn: the lookup takes thirty seconds.
    writeFileSync(path.join(home, 'resolv.conf'), `nameserver ${ADDRESS}\n`.repeat(3));
    // No other service of the machine is asked.
    writeFileSync(path.join(home, 'nsswitch.conf'), 'hosts: files dns\n');
  });

  afterAll(() => removeFolder(home));

  /** Starts the silent server in new namespaces. */
  function startNameServer(): Promise<ServerProcess> {
    const mounts = ['resolv.conf', 'nsswitch.conf']
      .filter((name) => existsSync(path.join('/etc', name)))
      .map((name) => `mount --bind '${path.join(home, name)}' /etc/${name}`);
    const script = ['ip link set lo up', ...mounts, `exec "$0" '${SERVER}' ${ADDRESS}`].join(' && ');
    const command = ['unshare', '--map-root-user', '--mount', '--net', '/bin/sh', '-c', script];
    return startServer([...command, process.execPath], { isReady: (output) => output.includes('ready\n') });
  }

  /** Writes a program that runs another one in the namespaces of a process, in the same process and folder. */
  function writeEntering(file: string, pid: number, program: string): string {
    const enter = `exec nsenter --target ${pid} --user --mount --net --preserve-credentials`;
    // Not /bin/sh, which may drop variables with a hyphen in their names, as those of inputs have.
    writeFileSync(
      file,
      `#!/bin/bash\n${enter} /bin/bash -c 'cd "$0" && exec "$@"' "$PWD" '${program}' "$@"\n`,
    );
    chmodSync(file, 0o755);
    return file;
  }

  it.each(runtimes(REPOSITORY))('under $name: a cancelled step ends at once', async ({ name, node }) => {
    const server = await startNameServer();
    let running: RunningAction | undefined;
    let printed = '';
    try {
      running = startStep({
        actionFile: path.join(REPOSITORY, 'action.yml'),
        node: writeEntering(path.join(home, name), server.pid, node),
        onOutput: (chunk) => {
          printed += chunk;
        },
        inputs: {
          'api-key': 'mint_0123456789abcdef',
          domain: 'docs.example.com',
          'base-url': `https://${NAME}`,
        },
      });
      const step = running.result;
      await sleep(2000);
      expect([server.output(), printed]).toEqual([expect.stringContaining(`asked for ${NAME}\n`), printed]);
      expect([running.child.exitCode, printed]).toEqual([null, printed]);

      const cancelledAt = performance.now();
      running.cancel();
      const { exitCode, signal, outputs, commands, log, remove } = await step;
      const stoppedMs = performance.now() - cancelledAt;
      await remove();
      expect([outputs['outcome'], log]).toEqual(['cancelled', log]);
      expect(commands.annotations).toEqual([
        expect.objectContaining({
          level: 'error',
          message: expect.stringMatching(/^Cancelled \(SIGINT\)\n/),
        }),
      ]);
      // Below Node.js 23.11 nothing but a signal ends the process.
      expect([exitCode, signal]).toEqual(/2[0-3]$/.test(name) ? [null, 'SIGKILL'] : [1, null]);
      expect(stoppedMs).toBeLessThan(3000);
    } finally {
      running?.child.kill('SIGKILL');
      await server.stop();
    }
  });
});
