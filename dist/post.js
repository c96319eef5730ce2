/** What the runner starts for `action.yml` when the job has ended, even if the step was killed. Not bundled: the actions share a bundle. */
const { listenForCancellation, loadExportPost } = require('./actions/index.js');

listenForCancellation();
loadExportPost().then(({ post }) => post());
