/** A server with SSH. */
import { FULL, NO_PERMISSION, ON_A_DISK } from './hint-texts.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const SFTP: StorageType = {
  names: ['sftp'],
  inVariables: 'sftp',
  keepsTimes: true,
  limitsConnections: true,
  endsSilentListings: true,
  protocol: { name: 'SSH', port: 22 },
  // A program in place of rclone's SSH has known hosts of its own.
  recognizedBy: ['known_hosts_file', 'host_keys', 'ssh'],
  corrected: {
    // rclone accepts a key only on one line, with `\n` between its lines. A secret usually has the file as it is.
    key_pem: (pem) => pem.replace(/\r?\n/g, '\\n'),
    // Before 1.76.0, rclone read this value as the name of a file. Without a file, it accepts any server.
    known_hosts_file: (file) => (file === 'none' ? undefined : file),
  },
  options: {
    // rclone would run `md5sum` on the server for each file. That takes longer than the upload of a page, and fails for
    // an account that may use only SFTP. SSH itself detects a changed byte.
    disable_hashcheck: 'true',
    // Some servers accept files, but refuse to change their times, such as AWS Transfer Family.
    set_modtime: 'false',
    encoding: NAMES_AS_THEY_ARE,
  },
  hints: {
    code: /\((SSH_FX_\w+)\)/,
    codes: {
      SSH_FX_PERMISSION_DENIED: NO_PERMISSION,
      'SSH_FX_NO_SPACE_ON_FILESYSTEM SSH_FX_QUOTA_EXCEEDED': FULL,
      SSH_FX_OP_UNSUPPORTED: [
        'The server does not support this operation.',
        'Check the variables of rclone in this step, such as `RCLONE_SFTP_SET_MODTIME`.',
      ],
    },
    texts: [
      [
        /speaks FTP/,
        '',
        'Set the type of the remote to `ftp`, or use the port of the SSH server, which is usually 22.',
      ],
      [
        /speaks HTTP/,
        'This is the port of a web server.',
        'Use that of the SSH server, which is usually 22.',
      ],
      [
        /no common algorithm/i,
        'rclone and the SSH server have no common algorithm.',
        'Allow on the server one that rclone offers, or set `key_exchange`, `ciphers`, or `macs` of rclone.',
      ],
      [
        /knownhosts: key/i,
        'The host key of the SSH server is not the known one.',
        'Compare the output of `ssh-keyscan` with the keys of the server, such as after it was reinstalled, and store the complete output in `known_hosts_file`: a server has several keys.',
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
        /handshake failed/i,
        'The server ended the connection before the login.',
        'Check the host and the port, and whether the server limits logins or addresses.',
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
  },
};
