// Loaded into every process of a step. The emulator's process prints a workflow command, and ends before any code of
// the emulator runs.
if (process.argv[1]?.replaceAll('\\', '/').endsWith('/emulator/server/index.js')) {
  console.error('no more room\n::error::owned');
  process.exit(7);
}
