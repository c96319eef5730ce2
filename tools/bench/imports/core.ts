// The toolkit's core, which loads its HTTP client and undici at once.
import * as core from '@actions/core';

core.info('loaded');
