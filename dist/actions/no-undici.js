/**
 * Stands for `undici`, which the toolkit imports, and of which it creates an agent if there is a proxy. No action sends a
 * request with it (`src/github/github-api.ts`), and loading it takes a fifth of a small run.
 */
exports.fetch = () => {
  throw new Error('There is no undici in this bundle.');
};

exports.ProxyAgent = class ProxyAgent {};
