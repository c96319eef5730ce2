import('../tools/index.js').then(({ runEmulatorCli }) => runEmulatorCli());
