/** Refuses a server that nothing recognizes. */
import { InputError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { OptionOf } from './remote-options.ts';

/**
 * Without known hosts, any server in its place would get the password, and then the site (rclone documentation, "Host
 * key validation").
 *
 * @param input of the action
 * @param prefix what is before the path of the remote
 * @throws InputError with the command that makes the file
 */
export async function requireKnownHosts(
  input: 'destination' | 'state',
  prefix: string,
  optionOf: OptionOf,
): Promise<void> {
  // A program that is used in place of rclone's SSH has known hosts of its own.
  for (const option of ['known_hosts_file', 'host_keys', 'ssh']) if (await optionOf(option)) return;
  const host = (await optionOf('host')) ?? 'HOST';
  const port = (await optionOf('port')) ?? '22';
  const [, name] = /^([^:,]+)/.exec(prefix) ?? [];
  const variable = `RCLONE_${name === undefined ? 'SFTP' : `CONFIG_${name.toUpperCase()}`}_KNOWN_HOSTS_FILE`;
  throw new InputError(
    input,
    'is an SFTP server without `known_hosts_file`, so any server in its place would get the login and the site.',
    `Run \`ssh-keyscan -p ${port} ${cleanText(host, 100)} > known_hosts\`, compare the keys with those of the server, and set \`${variable}\` to the path of this file. The value \`none\` accepts any server.`,
  );
}
