module.exports = {
  title: 'Release __RELEASE__',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [
    [
      'classic',
      {
        docs: { routeBasePath: '/', sidebarPath: undefined },
        blog: false,
        theme: { customCss: './src/release.css' },
      },
    ],
  ],
};
