import { reactRouter } from '@react-router/dev/vite';

// A small image would become part of the script that uses it.
export default { plugins: [reactRouter()], build: { assetsInlineLimit: 0 } };
