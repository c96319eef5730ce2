/** The runner starts this file for `action.yml` after the job, even if the step was killed. The actions share a bundle, in which it starts this one. */
require('./actions/index.js').runStep('export-post');
