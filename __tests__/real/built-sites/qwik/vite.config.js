import { qwikVite } from '@builder.io/qwik/optimizer';
import { qwikCity } from '@builder.io/qwik-city/vite';

// A small image would become part of the script that uses it.
export default { plugins: [qwikCity(), qwikVite()], build: { assetsInlineLimit: 0 } };
