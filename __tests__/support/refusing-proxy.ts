/** A proxy that connects to no server. It is the proxy of this process until the test ends. */
import http from 'node:http';
import './restored-environment.ts';
import { serve } from './test-server.ts';

/**
 * @param status of the response to each request for a connection; 0 for none
 * @returns how many requests it got
 */
export async function refusingProxy(status: number): Promise<() => number> {
  const proxy = http.createServer();
  let asked = 0;
  proxy.on('connect', (_request, socket) => {
    asked += 1;
    socket.on('error', () => {});
    socket.on('finish', () => socket.destroy());
    if (status === 200) socket.write('HTTP/1.1 200 OK\r\n\r\n');
    else if (status > 0) socket.write(`HTTP/1.1 ${status} No\r\nContent-Length: 0\r\n\r\n`);
    socket.end();
  });
  process.env['https_proxy'] = await serve(proxy);
  return () => asked;
}
