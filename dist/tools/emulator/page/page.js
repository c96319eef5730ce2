// The script of the emulator's pages. The pages work without it, but are not updated.
(() => {
  const EVERY_MS = 1000;
  const notice = document.getElementById('notice');

  // Replaces only what changed, so that the focus and the selection stay where they are.
  function update(list, fresh) {
    const items = [...fresh.children];
    const ids = new Set(items.map(({ id }) => id));
    for (const item of [...list.children]) if (!ids.has(item.id)) item.remove();
    for (const [place, item] of items.entries()) {
      const current = document.getElementById(item.id);
      if (current) updateItem(current, item);
      else list.insertBefore(item, list.children[place] ?? null);
    }
  }

  function updateItem(current, fresh) {
    for (const [place, part] of [...fresh.children].entries()) {
      if (!part.isEqualNode(current.children[place])) current.children[place].replaceWith(part);
    }
    if (current.dataset.state === fresh.dataset.state) return;
    current.dataset.state = fresh.dataset.state;
    if (['running', 'in_progress'].includes(current.dataset.state)) return;
    const title = current.querySelector('.title').textContent;
    notice.textContent = `${title.trim()}: ${current.dataset.state}`;
  }

  async function refresh() {
    try {
      const response = await fetch('/');
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      for (const list of document.querySelectorAll('[data-live]')) {
        const fresh = page.getElementById(list.id);
        if (fresh) update(list, fresh);
      }
      for (const fold of document.querySelectorAll('details[id]:not([data-opened])')) {
        if (!page.getElementById(fold.id)?.open) continue;
        fold.open = true;
        fold.dataset.opened = '';
      }
      if (document.body.classList.contains('offline')) notice.textContent = '';
      document.body.classList.remove('offline');
    } catch {
      document.body.classList.add('offline');
      notice.textContent = 'The emulator does not respond. The page may be out of date.';
    }
  }

  async function poll() {
    if (!document.hidden) await refresh();
    setTimeout(poll, EVERY_MS);
  }
  if (document.querySelector('[data-live]')) setTimeout(poll, EVERY_MS);

  // Browsers have a clipboard only on encrypted pages and pages of this machine.
  for (const button of navigator.clipboard ? document.querySelectorAll('[data-copies]') : []) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent);
      button.textContent = 'Copied';
      notice.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
        notice.textContent = '';
      }, 1500);
    });
  }
})();
