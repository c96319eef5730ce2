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
  /** Takes the toxics off a way, also from the connections that are open on it. */
  heal(way: string): Promise<void>;
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
  const toxicsOf = new Map<string, readonly string[]>();
  return {
    async wayTo(origin, toxics = []) {
      ways += 1;
      const name = `way-${ways}`;
      const way = { name, listen: '127.0.0.1:0', upstream: new URL(origin).host, enabled: true };
      const { listen } = (await post(`${api}/proxies`, way)) as { listen: string };
      for (const [index, toxic] of toxics.entries()) {
        await post(`${api}/proxies/${name}/toxics`, { name: `toxic-${index}`, ...toxic });
      }
      const start = `http://${listen}`;
      toxicsOf.set(
        start,
        toxics.map((_, index) => `${api}/proxies/${name}/toxics/toxic-${index}`),
      );
      return start;
    },
    async heal(way) {
      for (const toxic of toxicsOf.get(way) ?? []) {
        const { ok, status } = await fetch(toxic, { method: 'DELETE' });
        if (!ok) throw new Error(`toxiproxy: ${status}`);
      }
    },
    stop: server.stop,
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`toxiproxy: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
