/** What the runner starts for `action.yml`. Not bundled: the actions share a bundle. */
const { listenForCancellation, loadExportAction } = require('./actions/index.js');

listenForCancellation();
loadExportAction().then(({ main }) => main());
