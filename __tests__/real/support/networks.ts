/**
 * Two network namespaces with one connection between them: the inner one, which reaches nothing else and cannot resolve
 * names, and the world, where the servers are. The tests reach programs in them through socket files.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Networks {
  /** The world's address, the only one that the inner network reaches. */
  readonly gateway: string;
  /** Returns a command line that runs in the world. */
  inWorld(command: readonly string[]): string[];
  /** Writes a program that runs another one in the inner network, in the same process. */
  writeInner(file: string, program: string): void;
  remove(): void;
}

/** @param hosts more addresses of the world, by host name; the names are known only there */
export function makeNetworks(hosts: Readonly<Record<string, string>>): Networks {
  const id = randomBytes(3).toString('hex');
  const [inner, world] = [`inner-${id}`, `world-${id}`];
  const gateway = '10.77.0.1';
  const ip = (line: string) => execFileSync('ip', line.split(' '), { stdio: 'pipe' });
  // In the namespace, the system mounts these files over those in /etc.
  const etc = path.join('/etc/netns', world);

  const remove = () => {
    for (const name of [inner, world]) {
      try {
        ip(`netns delete ${name}`);
      } catch {
        // It does not exist.
      }
    }
    rmSync(etc, { recursive: true, force: true });
  };
  try {
    mkdirSync(etc, { recursive: true });
    const names = Object.entries({ localhost: '127.0.0.1', ...hosts });
    writeFileSync(path.join(etc, 'hosts'), names.map(([name, address]) => `${address} ${name}\n`).join(''));
    for (const name of [inner, world]) ip(`netns add ${name}`);
    ip(`link add line-${id} netns ${inner} type veth peer name line-${id} netns ${world}`);
    ip(`-n ${world} address add ${gateway}/24 dev line-${id}`);
    for (const address of Object.values(hosts)) ip(`-n ${world} address add ${address}/32 dev lo`);
    ip(`-n ${inner} address add 10.77.0.2/24 dev line-${id}`);
    for (const name of [inner, world]) {
      ip(`-n ${name} link set lo up`);
      ip(`-n ${name} link set line-${id} up`);
    }
  } catch (error) {
    remove();
    throw error;
  }
  return {
    gateway,
    inWorld: (command) => ['ip', 'netns', 'exec', world, ...command],
    writeInner(file, program) {
      // /bin/sh is not used, since it may drop variables with a hyphen in their names, as inputs have.
      writeFileSync(file, `#!/bin/bash\nexec ip netns exec ${inner} '${program}' "$@"\n`);
      chmodSync(file, 0o755);
    },
    remove,
  };
}
