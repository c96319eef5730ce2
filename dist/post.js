/** What the runner starts for `action.yml` when the job has ended, even if the step was killed. Not bundled: the actions share a bundle. */
require('./actions/index.js').runStep('export-post');
