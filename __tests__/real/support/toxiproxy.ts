/** A real fault proxy. Each connection that is to be spoilt gets a way through it of its own. */
import { pathOf } from './needs.ts';
import { freePort, startServer } from './processes.ts';

export interface Toxic {
  readonly type: 'latency' | 'bandwidth' | 'slicer' | 'reset_peer' | 'timeout' | 'limit_data' | 'slow_close';
  /** Towards the action, unless told. */
  readonly stream?: 'upstream' | 'downstream';
  /** Share of the connections that it hits; all, unless told. */
  readonly toxicity?: number;
  /** Milliseconds, kilobytes a second and bytes, as toxiproxy's documentation has them. */
  readonly attributes: Readonly<Record<string, number>>;
}

export interface Toxiproxy {
  /** @returns the origin of a new way to the server, with the toxics on it */
  wayTo(origin: string, toxics?: readonly Toxic[]): Promise<string>;
  stop(): Promise<void>;
}

export async function startToxiproxy(): Promise<Toxiproxy> {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  // The same connections are hit in every run, as far as their order is the same.
  const server = await startServer(
    [pathOf('toxiproxy-server'), '-host', '127.0.0.1', '-port', `${port}`, '-seed', '1'],
    { isReady: () => fetch(`${api}/version`).then(({ ok }) => ok) },
  );
  let ways = 0;
  return {
    async wayTo(origin, toxics = []) {
      ways += 1;
      const name = `way-${ways}`;
      const way = { name, listen: '127.0.0.1:0', upstream: new URL(origin).host, enabled: true };
      const { listen } = (await post(`${api}/proxies`, way)) as { listen: string };
      for (const [index, toxic] of toxics.entries()) {
        await post(`${api}/proxies/${name}/toxics`, { name: `toxic-${index}`, ...toxic });
      }
      return `http://${listen}`;
    },
    stop: server.stop,
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`toxiproxy: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
