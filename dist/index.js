/** What the runner starts for `action.yml`. Not bundled: the actions share a bundle. */
require('./actions/index.js').runStep('export');
