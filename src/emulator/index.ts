/** The emulator action, from its beginning and to its end. */
export { main } from './main.ts';
export { post } from './post.ts';
