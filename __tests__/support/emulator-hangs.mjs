// Loaded into every process of a step: the emulator's process hangs before its first line.
if (process.argv[1]?.replaceAll('\\', '/').endsWith('/emulator/server/index.js')) {
  await new Promise((resolve) => setTimeout(resolve, 600_000));
}
