import { staticAdapter } from '@builder.io/qwik-city/adapters/static/vite';
import { mergeConfig } from 'vite';
import site from './vite.config.js';

/** The build of the pages, after that of the scripts. */
export default mergeConfig(site, {
  build: { ssr: true, rollupOptions: { input: ['@qwik-city-plan'] } },
  plugins: [staticAdapter({ origin: 'https://docs.example.com' })],
});
