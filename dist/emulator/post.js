/** What the runner starts for `emulator/action.yml` when the job has ended, even if it was cancelled. Not bundled: the actions share a bundle. */
require('../actions/index.js').runStep('emulator-post');
