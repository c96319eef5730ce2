/** The runner starts this file for `action.yml`. The actions share a bundle, in which it starts this one. */
require('./actions/index.js').runStep('export');
