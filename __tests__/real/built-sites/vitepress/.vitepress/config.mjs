export default {
  title: 'Release __RELEASE__',
  // A server without rewrites has the pages under these names.
  cleanUrls: true,
  // A small image would become part of the script that uses it.
  vite: { build: { assetsInlineLimit: 0 } },
  themeConfig: { search: { provider: 'local' } },
};
