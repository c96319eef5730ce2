import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [starlight({ title: 'Release __RELEASE__', customCss: ['./src/release.css'] })],
  // A small image would become part of the script that uses it.
  vite: { build: { assetsInlineLimit: 0 } },
});
