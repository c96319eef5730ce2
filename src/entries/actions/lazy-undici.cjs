/**
 * Stands for `undici`, which the toolkit imports when it starts, and uses for GitHub's API only: loading it takes a
 * fifth of a small run. `scripts/build.mjs` bundles undici beside this file, where the first call loads it.
 */
const load = () => require('./undici.js');

exports.fetch = (...parameters) => load().fetch(...parameters);

exports.ProxyAgent = function ProxyAgent(...parameters) {
  return new (load().ProxyAgent)(...parameters);
};
