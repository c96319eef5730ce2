import vue from '@vitejs/plugin-vue';

// A small image would become part of the script that uses it.
export default { plugins: [vue()], build: { assetsInlineLimit: 0 } };
