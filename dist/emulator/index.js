/** What the runner starts for `emulator/action.yml`. Not bundled: the actions share a bundle. */
const { listenForCancellation, loadEmulatorAction } = require('../actions/index.js');

listenForCancellation();
loadEmulatorAction().then(({ main }) => main());
