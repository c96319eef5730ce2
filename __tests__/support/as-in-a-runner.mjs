/** The unit tests run the code of a step, and GitHub's runner sets this variable for each step. */
process.env['GITHUB_ACTIONS'] = 'true';
