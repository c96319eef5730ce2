/** The runner starts this file for `agent-job/action.yml`. Not bundled: the actions share a bundle. */
require('../actions/index.js').runStep('agent-job');
