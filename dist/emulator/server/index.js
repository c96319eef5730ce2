import('../../tools/index.js').then(({ runEmulatorServer }) => runEmulatorServer());
