// Loaded into the action's process: an accident in the middle of its work.
setTimeout(() => {
  throw new Error('thrown in a timer');
}, 500);
