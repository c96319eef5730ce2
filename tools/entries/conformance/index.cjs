/**
 * What `npm run conformance` starts. This file is not bundled. It loads the bundle that everything
 * outside the runner shares.
 */
import('../tools/index.js').then(({ runConformance }) => runConformance());
