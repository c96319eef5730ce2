/** The runner starts this file for `action.yml`. Not bundled: the actions share a bundle. */
require('./actions/index.js').runStep('export');
