/** Which protocol a server speaks: one that has another than expected often never answers, and rclone only sees an end. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HintTexts, StorageType } from '../storage-types/storage-type.ts';
import type { OptionOf } from './remote-options.ts';

/** Servers of SSH and FTP speak first. */
const GREETING_MS = 2000;
/** A web server answers a request, and a server that waits for TLS does not. */
const REQUEST = 'HEAD / HTTP/1.0\r\n\r\n';
const ANSWER_MS = 1500;

const FIRST_BYTES = [
  [/^SSH-/, 'SSH'],
  [/^\d{3}[ -]/, 'FTP'],
  [/^HTTP\//, 'HTTP'],
] as const;

/** @returns `SSH`, `FTP`, or `HTTP`; undefined if the server cannot be reached, or does not say it */
export async function serverProtocol(host: string, port: number): Promise<string | undefined> {
  const socket = connect({ host, port });
  let text = '';
  const read = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (text.length >= 5) resolve();
    });
    // A write after an error may report another one.
    socket.on('error', () => resolve());
    socket.once('close', () => resolve());
  });
  try {
    await Promise.race([read, sleep(GREETING_MS)]);
    if (text === '') {
      socket.write(REQUEST);
      await Promise.race([read, sleep(ANSWER_MS)]);
    }
    return FIRST_BYTES.find(([pattern]) => pattern.test(text))?.[1];
  } finally {
    socket.destroy();
  }
}

/** @returns the hint for a connection to another port than that of the server, which has answered then */
export async function otherPorts({ protocol }: StorageType, optionOf: OptionOf): Promise<HintTexts> {
  if (protocol?.otherPorts === undefined) return [];
  const port = Number((await optionOf('port')) ?? protocol.port);
  return [[new RegExp(`dial tcp \\S+:(?!${port}: )\\d+: `), ...protocol.otherPorts]];
}

/** @returns such as `SSH, not FTP`; undefined if the server speaks the protocol of the storage, or does not say it */
export async function otherProtocol(
  { protocol }: StorageType,
  optionOf: OptionOf,
): Promise<string | undefined> {
  const host = await optionOf('host');
  if (protocol === undefined || host === undefined) return undefined;
  const found = await serverProtocol(host, Number((await optionOf('port')) ?? protocol.port));
  return found === undefined || found === protocol.name ? undefined : `${found}, not ${protocol.name}`;
}
