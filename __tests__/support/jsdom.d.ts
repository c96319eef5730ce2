/** The few parts of jsdom that the tests use. Its published types would add the browser's globals to all of Node's. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    // biome-ignore lint/suspicious/noExplicitAny: a browser's window is what it is.
    readonly window: any;
  }
}
