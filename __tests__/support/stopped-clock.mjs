// Loaded into the process of the demo: no job of its emulator ever ends.
performance.now = () => 0;
