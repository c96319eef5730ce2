/** What the process of the emulator tells the step that started it, over the channel between the two. */

/** How to reach the emulator; each becomes an output. */
export interface Ready {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly domain: string;
  readonly projectId: string;
  readonly agentJobId: string;
}

/** The one message: it answers, or it could not start. */
export type Report = { readonly ready: Ready } | { readonly failed: string };
