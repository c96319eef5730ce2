/** The runner starts this file for `emulator/action.yml`. Not bundled: the actions share a bundle. */
require('../actions/index.js').runStep('emulator');
