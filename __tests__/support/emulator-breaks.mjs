// Loaded into every process of a step: the emulator's ends before its own first line, with a command as its last word.
if (process.argv[1]?.replaceAll('\\', '/').endsWith('/emulator/server/index.js')) {
  console.error('no more room\n::error::owned');
  process.exit(7);
}
