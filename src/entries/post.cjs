/** The runner starts this file for `action.yml` after the job, even if the step was killed. Not bundled: the actions share a bundle. */
require('./actions/index.js').runStep('export-post');
