/** A hook for Node's module loader: the language service imports JSON as bundlers do, without an import attribute. */

/** @type {import('node:module').LoadHook} */
export const load = (url, context, nextLoad) =>
  nextLoad(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);
