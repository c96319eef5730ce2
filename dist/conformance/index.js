import('../tools/index.js').then(({ runConformance }) => runConformance());
