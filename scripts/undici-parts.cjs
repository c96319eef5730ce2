/**
 * What the toolkit uses of `undici`, and nothing else: the complete package is twice as large, and takes longer to load.
 * The files are those of the locked version; a build fails if one of them moves.
 */
const Dispatcher = require('undici/lib/dispatcher/dispatcher');

// `ProxyAgent` asks its client for a tunnel with a method that the package adds when it is loaded as a whole.
Dispatcher.prototype.connect = require('undici/lib/api/api-connect');

exports.fetch = require('undici/lib/web/fetch').fetch;
exports.ProxyAgent = require('undici/lib/dispatcher/proxy-agent');
