// Node's own client alone: what a bundle without the toolkit would load.
import http from 'node:http';
import https from 'node:https';

console.log(typeof http.request, typeof https.request);
