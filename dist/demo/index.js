/** What `npm run demo` starts. Not bundled: what runs outside the runner shares a bundle. */
import('../tools/index.js').then(({ runDemo }) => runDemo());
