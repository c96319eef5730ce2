/**
 * Hosts the site of a job as a static host does, at the root of its own origin, since an exported site has
 * root-relative URLs. The files come from the bundle in the storage.
 */
import { Hono } from 'hono';
import { ownNamesOnly, ownOriginOnly } from '../http/guard.ts';
import { type Listener, listen, type ServerEnv } from '../http/listen.ts';
import type { EmulatedExportJob } from '../jobs/export-jobs.ts';
import type { Service } from '../jobs/service.ts';
import { renderSite } from '../site/render.ts';
import { siteFiles } from './site-files.ts';

/** The site, in a folder that is named after the path of its URLs. */
const hosted = ({ site }: EmulatedExportJob) => ({ ...site, folder: site.base });

export class SiteHosts {
  readonly #service: Service;
  readonly #hosts = new Map<string, Promise<Listener>>();

  constructor(service: Service) {
    this.#service = service;
  }

  /**
   * Returns the URL of the first page of a job's site. The host is started at the first call.
   *
   * @param hostname name by which the browser reached the emulator, such as `127.0.0.1`
   * @returns undefined while the job has no site
   */
  async urlOf(job: EmulatedExportJob, hostname: string): Promise<string | undefined> {
    if (!job.state.hasSite) return undefined;
    let host = this.#hosts.get(job.id);
    if (host === undefined) {
      host = this.#start(job);
      this.#hosts.set(job.id, host);
    }
    // An export of some pages may lack the start page.
    const [first] = renderSite(hosted(job));
    const url = new URL(`/${first?.path}`, (await host).origin);
    url.hostname = hostname;
    return url.href;
  }

  async close(): Promise<void> {
    for (const host of await Promise.allSettled(this.#hosts.values())) {
      if (host.status === 'fulfilled') host.value.close();
    }
    this.#hosts.clear();
  }

  async #start(job: EmulatedExportJob): Promise<Listener> {
    const { host, hostNames } = this.#service.settings;
    const root = await this.#service.store.folder(hosted(job));
    const app = new Hono<ServerEnv>()
      .use(ownNamesOnly([host, ...hostNames]))
      .use(ownOriginOnly)
      .route('/', siteFiles(root));
    return listen(app, host, 0);
  }
}
