/** A server that ignores case, over WebDAV. Over SFTP, it looks for another case only in reads, not in renames. */
import path from 'node:path';
import { expect } from '@jest/globals';
import { makeTempFolder, readFolder, removeFolder, textOf, writeFiles } from '../support/folders.ts';
import { resultOf, type SiteTexts } from '../support/jobs.ts';
import { itWithRclone } from '../support/rclone.ts';
import { serveWithRclone } from '../support/rclone-server.ts';
import { startDeployment } from '../support/start-deployment.ts';

itWithRclone(
  'Of two names that a server treats as one, each run repairs one with a warning, until one is renamed',
  async () => {
    const home = await makeTempFolder('same-names');
    const [workspace, www] = [path.join(home, 'workspace'), path.join(home, 'www')];
    await writeFiles(www, { 'robots.txt': 'of others' });
    const server = await serveWithRclone('webdav', www, ['--vfs-case-insensitive']);
    const deploy = async (site: SiteTexts) => {
      await removeFolder(workspace);
      await writeFiles(path.join(workspace, 'site'), site);
      const inputs = { destination: 'docs:', 'require-files': '' };
      return startDeployment({ inputs, env: server.env, workspace }).result;
    };
    try {
      const folder = { 'guide/a.html': 'a' };
      const both = await deploy({ 'API.html': 'one', 'api.html': 'two', ...folder });
      expect(resultOf(both)).toBe('completed');
      const next = await deploy({ 'API.html': 'one', 'api.html': 'two' });
      expect([resultOf(next), next.outputs['files-repaired']]).toEqual(['completed', '1']);
      expect(next.log).toMatch(
        /1 live file at the destination was missing or different, such as "(API|api)\.html"/,
      );
      expect(resultOf(await deploy({ 'api.html': 'two' }))).toBe('completed');
      const files = Object.entries(textOf(await readFolder(www)));
      const ofSite = files.filter(([name]) => !name.startsWith('.static-export'));
      expect(ofSite.map(([, text]) => text)).toEqual(['two', '', 'of others']);
      // Its deletion would delete what the server does not list.
      expect(files.map(([name]) => name)).toContain('guide/');
      const accents = await deploy({ 'caf\u00e9.html': 'one', 'cafe\u0301.html': 'two' });
      expect(accents.log).toMatch(/" and ".*" of the site would be one file at the destination\./);
      const again = await deploy({ 'api.html': 'two' });
      expect([resultOf(again), again.outputs['live']]).toEqual(['completed', 'unchanged']);
    } finally {
      await server.stop();
      await removeFolder(home);
    }
  },
);
