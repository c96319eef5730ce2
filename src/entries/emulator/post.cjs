/** The runner starts this file for `emulator/action.yml` after the job, even a cancelled one. The actions share a bundle, in which it starts this one. */
require('../actions/index.js').runStep('emulator-post');
