/** A folder of this machine, which no server protects. */
import path from 'node:path';
import { makeSitesFolder, onDisk, type TestedServer } from './tested-server.ts';

export const FOLDER: TestedServer = {
  name: 'a folder',
  needs: ['rclone'],
  keepsTimes: true,
  manyFiles: 200,
  start: async (home) => {
    const folder = await makeSitesFolder(path.join(home, 'sites'));
    return {
      destination: (site) => path.join(folder, site),
      env: {},
      // The tests may run as root, who may write and list everything.
      store: onDisk(folder).store,
      refusals: [],
      stop: async () => undefined,
    };
  },
};
