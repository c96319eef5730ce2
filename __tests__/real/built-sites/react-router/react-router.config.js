export default {
  ssr: false,
  prerender: ['/', '/guides/one', '/guides/two', '/guides/three', '/reference'],
};
