// Loaded into the action's process. Requests neither get a response nor fail, like a promise that never settles.
import { EventEmitter } from 'node:events';
import http from 'node:http';

http.request = () => Object.assign(new EventEmitter(), { end() {} });
