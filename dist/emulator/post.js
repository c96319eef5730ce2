/** The runner starts this file for `emulator/action.yml` after the job, even a cancelled one. Not bundled: the actions share a bundle. */
require('../actions/index.js').runStep('emulator-post');
