/** A server with SSH. */
import { FULL, NO_PERMISSION, NO_RENAMES, ON_A_DISK } from './shared-causes.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

/** No file can have this path, so rclone refuses every server before it sends a login. */
const NO_FILE = '/dev/null/known_hosts';

export const SFTP: StorageType = {
  names: ['sftp'],
  inVariables: 'sftp',
  keepsTimes: true,
  speaks: 'an SSH',
  corrected: {
    // rclone accepts a key only on one line, with `\n` between its lines. A secret usually has the file as it is.
    key_pem: (pem) => pem.replace(/\r?\n/g, '\\n'),
    // Before 1.76.0, rclone read this value as the name of a file. Without a file, it accepts any server.
    known_hosts_file: (file) => (file === 'none' ? undefined : file),
  },
  options: {
    // By default, rclone accepts any server. A program in place of rclone's SSH has known hosts of its own.
    'known_hosts_file host_keys pin_host_key ssh': NO_FILE,
    // rclone would run `md5sum` on the server for each file. That takes longer than the upload of a page, and fails for
    // an account that may use only SFTP. SSH itself detects a changed byte.
    disable_hashcheck: 'true',
    // Some servers accept files, but refuse to change their times, such as AWS Transfer Family.
    set_modtime: 'false',
    encoding: NAMES_AS_THEY_ARE,
  },
  causes: [
    NO_RENAMES,
    [
      new RegExp(NO_FILE),
      'Nothing says how to recognize the server, so any server in its place would get the login and the site.',
      'Run `ssh-keyscan -p PORT HOST > known_hosts`, compare the keys with those of the server, and set `known_hosts_file`, such as `RCLONE_CONFIG_DOCS_KNOWN_HOSTS_FILE`, to the absolute path of this file. The value `none` accepts any server.',
    ],
    [/\(SSH_FX_PERMISSION_DENIED\)/, ...NO_PERMISSION],
    [
      /\((?:SSH_FX_NO_SPACE_ON_FILESYSTEM|SSH_FX_QUOTA_EXCEEDED)\)|corrupted on transfer: sizes differ/,
      ...FULL,
    ],
    [
      /\(SSH_FX_OP_UNSUPPORTED\)/,
      'The server does not support this operation.',
      'Check the variables of rclone in this step, such as `RCLONE_SFTP_SET_MODTIME`.',
    ],
    [
      /no common algorithm/i,
      'rclone and the SSH server have no common algorithm.',
      'Allow on the server one that rclone offers, or set `key_exchange`, `ciphers`, or `macs` of rclone.',
    ],
    [
      /no authorities for hostname/i,
      'The server shows a certificate, and `known_hosts_file` has a plain key.',
      'Set `RCLONE_SFTP_HOST_KEY_ALGORITHMS`, such as to `ssh-ed25519`, or store a line with `@cert-authority`.',
    ],
    [
      /knownhosts: key is unknown/i,
      'The file of `known_hosts_file` has no key of this SSH server.',
      'It may be empty. Run `ssh-keyscan -p PORT HOST`, compare its output with the keys of the server, and store the complete output: a server has several keys.',
    ],
    [
      /knownhosts: key/i,
      'The host key of the SSH server is not the known one.',
      'If the server was reinstalled or moved, run `ssh-keyscan -p PORT HOST`, compare its output with the keys of the server, and store the complete output in the file of `known_hosts_file`. If nobody changed the server, another machine may respond in its place: ask who runs it first.',
    ],
    [
      /known_hosts_file/i,
      'The file with the host keys cannot be read.',
      'Check `known_hosts_file`, and the step that writes the file.',
    ],
    [
      /passphrase protected/i,
      'The private key has a passphrase.',
      'Set `key_file_pass` to the output of `rclone obscure`, or use a key without a passphrase.',
    ],
    [
      /parse private key|no key found|pem key not formatted/i,
      'The private key cannot be read.',
      'Store the complete key, with its first and last line. See `key_pem` and `key_file` of rclone.',
    ],
    [
      /failed to read private key/i,
      'The file with the private key cannot be read.',
      'Check `key_file`, or store the key in `key_pem`.',
    ],
    [/ssh-agent/i, 'There is no key and no password.', 'Set `key_pem`, `key_file`, or `pass`.'],
    [
      // A server with keyboard-interactive answers a wrong password so (RFC 4252).
      /unexpected message type 51|attempted methods \[none password\]/,
      'The SSH server did not accept the user or the password.',
      'Check `user` and `pass`. `pass` is the output of `rclone obscure`, not the password itself.',
    ],
    [
      /unable to authenticate/i,
      'The SSH server did not accept the user, the key, or the password.',
      'Check whether the server still has the key of the user, and check `user`, `key_pem`, and `key_file` of rclone.',
    ],
    [
      /subsystem request failed|initialise SFTP/i,
      'The server accepted the login, but offers no SFTP to this user.',
      'Enable SFTP for the user.',
    ],
    [
      // Some servers end the connection at a password that is not UTF-8: rclone reveals one from any 22 letters.
      /handshake failed: EOF/i,
      'The server ended the connection before the login.',
      'Check the type of the remote, its host, and its port, and whether the server limits logins or addresses. If the remote has `pass`, set it to the output of `rclone obscure`, not to the password itself.',
    ],
    [
      /handshake failed/i,
      'The server ended the connection before the login.',
      'Check the type of the remote, its host, and its port, and whether the server limits logins or addresses.',
    ],
    [
      /file does not exist/i,
      'The folder does not exist, and the user may not create it.',
      'Check the path in `destination`: `/` is the root of the server, or the folder that the user may not leave.',
    ],
    ...ON_A_DISK,
    [
      // OpenSSH has no code for most errors of a disk.
      /\(SSH_FX_FAILURE\)/,
      'The server gave no reason; often, its disk or a quota is full.',
      'Check whether its disk or the quota is full, and whether a folder is where a file is needed.',
    ],
  ],
};
