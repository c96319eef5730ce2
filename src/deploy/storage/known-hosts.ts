/** Refuses a server that nothing recognizes. */
import { InputError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { RemoteOptions } from './remote-options.ts';

/**
 * Without known hosts, any server in its place would get the password, and then the site (rclone documentation, "Host
 * key validation").
 *
 * @param input of the action
 * @throws InputError with the command that makes the file
 */
export async function requireKnownHosts(
  input: 'destination' | 'state',
  { prefix, storage, optionOf }: RemoteOptions,
): Promise<void> {
  const { recognizedBy = [], protocol, inVariables } = storage;
  for (const option of recognizedBy) if (await optionOf(option)) return;
  const [known] = recognizedBy;
  if (known === undefined) return;
  const host = (await optionOf('host')) ?? 'HOST';
  const port = (await optionOf('port')) ?? protocol?.port;
  const [, name] = /^([^:,]+)/.exec(prefix) ?? [];
  const variable = `RCLONE_${name === undefined ? inVariables : `CONFIG_${name}`}_${known}`.toUpperCase();
  throw new InputError(
    input,
    `is an ${inVariables.toUpperCase()} server without \`${known}\`, so any server in its place would get the login and the site.`,
    `Run \`ssh-keyscan -p ${port} ${cleanText(host, 100)} > known_hosts\`, compare the keys with those of the server, and set \`${variable}\` to the path of this file. The value \`none\` accepts any server.`,
  );
}
