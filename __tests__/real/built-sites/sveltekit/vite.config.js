import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';

// A small image would become part of the script that uses it.
export default { plugins: [sveltekit({ adapter: adapter() })], build: { assetsInlineLimit: 0 } };
