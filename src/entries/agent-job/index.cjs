/** What the runner starts for `agent-job/action.yml`. Not bundled: the actions share a bundle. */
const { listenForCancellation, loadAgentJobAction } = require('../actions/index.js');

listenForCancellation();
loadAgentJobAction().then(({ main }) => main());
