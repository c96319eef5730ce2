/** A real fault proxy, with a separate port for each set of faults. */
import { freePort, startServer } from '../../support/processes.ts';

export interface Toxic {
  readonly type: 'latency' | 'bandwidth' | 'slicer' | 'reset_peer' | 'timeout' | 'limit_data';
  /** By default downstream, towards the action. */
  readonly stream?: 'upstream' | 'downstream';
  /** The share of the connections that it affects; by default, all of them. */
  readonly toxicity?: number;
  /** Milliseconds, kilobytes per second and bytes: see toxiproxy's documentation. */
  readonly attributes: Readonly<Record<string, number>>;
}

export interface Toxiproxy {
  /** @returns an origin that leads to the server through the toxics */
  connectTo(origin: string, toxics?: readonly Toxic[]): Promise<string>;
  /** Removes the toxics of an origin that `connectTo` returned, including those of open connections. */
  removeToxics(origin: string): Promise<void>;
  stop(): Promise<void>;
}

/** @param program path of `toxiproxy-server` */
export async function startToxiproxy(program: string): Promise<Toxiproxy> {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  // With this seed, every run affects the same connections if their order is the same.
  const server = await startServer([program, '-host', '127.0.0.1', '-port', `${port}`, '-seed', '1'], {
    isReady: () => fetch(`${api}/version`).then(({ ok }) => ok),
  });
  let proxies = 0;
  const toxicsOf = new Map<string, readonly string[]>();
  return {
    async connectTo(origin, toxics = []) {
      proxies += 1;
      const name = `proxy-${proxies}`;
      const proxy = { name, listen: '127.0.0.1:0', upstream: new URL(origin).host, enabled: true };
      const { listen } = (await post(`${api}/proxies`, proxy)) as { listen: string };
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
    async removeToxics(origin) {
      for (const toxic of toxicsOf.get(origin) ?? []) {
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
