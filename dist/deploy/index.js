/** What the runner starts for `deploy/action.yml`. Not bundled: the actions share a bundle. */
const { listenForCancellation, loadDeployAction } = require('../actions/index.js');

listenForCancellation();
loadDeployAction().then(({ main }) => main());
