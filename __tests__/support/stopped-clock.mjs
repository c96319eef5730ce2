// Loaded into the process of the demo. No job of its emulator ever ends.
performance.now = () => 0;
