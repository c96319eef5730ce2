/** The runner starts this file for `alarm/action.yml`. Not bundled: the actions share a bundle. */
require('../actions/index.js').runStep('alarm');
