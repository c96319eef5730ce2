export default {
  compatibilityDate: '2026-01-01',
  telemetry: false,
  css: ['~/assets/release.css'],
  nitro: { prerender: { routes: ['/guides/one', '/guides/two', '/guides/three', '/reference'] } },
  // A small image would become part of the script that uses it.
  vite: { build: { assetsInlineLimit: 0 } },
};
