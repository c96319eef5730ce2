/** What the runner starts for `alarm/action.yml`. Not bundled: the actions share a bundle. */
const { listenForCancellation, loadAlarmAction } = require('../actions/index.js');

listenForCancellation();
loadAlarmAction().then(({ main }) => main());
