/** What `npm run conformance` starts. Not bundled: what runs outside the runner shares a bundle. */
import('../tools/index.js').then(({ runConformance }) => runConformance());
