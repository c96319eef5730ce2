// Loaded into every process of a step: the emulator's process exits before its first line, and prints a workflow command.
if (process.argv[1]?.replaceAll('\\', '/').endsWith('/emulator/server/index.js')) {
  console.error('no more room\n::error::owned');
  process.exit(7);
}
