/** What the runner starts for `emulator/action.yml` when the job has ended, even if it was cancelled. Not bundled: the actions share a bundle. */
const { listenForCancellation, loadEmulatorAction } = require('../actions/index.js');

listenForCancellation();
loadEmulatorAction().then(({ post }) => post());
