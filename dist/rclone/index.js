import('../tools/index.js').then(({ runRclone }) => runRclone());
