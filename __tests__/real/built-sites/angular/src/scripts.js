window.scriptsOfRelease = '__RELEASE__';
