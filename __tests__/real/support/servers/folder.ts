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
    const { store, hideState } = onDisk(folder);
    return {
      destination: (site) => path.join(folder, site),
      env: {},
      store,
      hideState,
      refusals: [],
      stop: async () => undefined,
    };
  },
};
