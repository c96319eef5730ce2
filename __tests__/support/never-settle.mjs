// Loaded into the action's process: requests that neither answer nor fail, as a library's promise that is lost.
import { EventEmitter } from 'node:events';
import http from 'node:http';

http.request = () => Object.assign(new EventEmitter(), { end() {} });
