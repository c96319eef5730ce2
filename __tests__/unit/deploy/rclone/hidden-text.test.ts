import { describe, expect, it } from '@jest/globals';
import { parseRemote } from '../../../../src/deploy/inputs/remote.ts';
import { hideParameters } from '../../../../src/deploy/rclone/hidden-text.ts';

describe('hideParameters', () => {
  const destination = parseRemote(
    'destination',
    ':sftp,host=web.example.com,user=docs,pass="p,q",use_insecure_cipher=true:/srv',
  );
  const hide = hideParameters([destination]);

  it('takes the parameters out of a connection string', () => {
    const text =
      'Failed to create file system for ":sftp,host=web.example.com,user=docs,pass="p,q",use_insecure_cipher=true:/srv/"';
    expect(hide(text)).toBe('Failed to create file system for ":sftp:/srv/"');
  });

  it('replaces their values elsewhere', () => {
    expect(hide('dial tcp: lookup web.example.com: no such host')).toBe('dial tcp: lookup ***: no such host');
    expect(hide('user docs, password p,q')).toBe('user ***, password ***');
  });

  it('takes them out where rclone writes them within quotes', () => {
    const quoted = hideParameters([parseRemote('destination', ':sftp,user=docs,pass="a""b\\c":/srv')]);
    expect(quoted(String.raw`Failed for ":sftp,user=docs,pass=\"a\"\"b\\c\":/srv/"`)).toBe(
      'Failed for ":sftp:/srv/"',
    );
    expect(quoted(String.raw`password "a\"b\\c"`)).toBe('password "***"');
  });

  it('leaves a remote without parameters alone', () => {
    expect(hideParameters([parseRemote('destination', 'docs:bucket')])('docs:bucket')).toBe('docs:bucket');
  });
});
