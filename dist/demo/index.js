import('../tools/index.js').then(({ runDemo }) => runDemo());
