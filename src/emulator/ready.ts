/** What the process of the emulator reports to the step that started it, through the channel between the two. */

/** How to reach the emulator; each property becomes an output. */
export interface Ready {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly domain: string;
  readonly projectId: string;
  readonly agentJobId: string;
}

/** The only message: the emulator listens, or it could not start. */
export type Report =
  /** The key is for the post step; see `health.ts`. */
  { readonly ready: Ready; readonly healthKey: string } | { readonly failed: string };
