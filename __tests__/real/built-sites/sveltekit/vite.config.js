import { sveltekit } from '@sveltejs/kit/vite';

// A small image would become part of the script that uses it.
export default { plugins: [sveltekit()], build: { assetsInlineLimit: 0 } };
