// Updates the lists of the open page every second. Without this script, the page works, but does not change after it has
// loaded.
(() => {
  const offline = document.getElementById('offline');

  function update(list, fresh) {
    if (fresh.isEqualNode(list)) return;
    const focused = list.contains(document.activeElement) && document.activeElement.getAttribute('href');
    list.replaceWith(fresh);
    if (focused) fresh.querySelector(`[href="${focused}"]`)?.focus();
  }

  setInterval(async () => {
    if (document.hidden) return;
    try {
      const page = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
      for (const list of document.querySelectorAll('[data-live]')) update(list, page.getElementById(list.id));
      offline.hidden = true;
    } catch {
      offline.hidden = false;
    }
  }, 1000);
})();
