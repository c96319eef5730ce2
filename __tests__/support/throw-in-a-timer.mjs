// Loaded into the action's process. Throws an exception outside of any promise.
setTimeout(() => {
  throw new Error('thrown in a timer');
}, 500);
