import path from 'node:path';

export default {
  root: 'docs',
  title: 'Release __RELEASE__',
  globalStyles: path.resolve('src/release.css'),
  // A small image would become part of the script that uses it.
  builderConfig: { output: { dataUriLimit: 0 } },
};
