/** The script of the emulator's pages, as it runs in a browser. The pages work without it, but stand still. */

/** `/emulator/page.js`: keeps the lists with `data-live` as they are on the server, and copies texts. */
export const SCRIPT = `(() => {
  'use strict';
  const EVERY_MS = 1000;
  const news = document.getElementById('news');

  // Only what is new is put in, so that the focus and what is selected stay where they are.
  function update(list, wanted) {
    const items = [...wanted.children];
    const ids = new Set(items.map(({ id }) => id));
    for (const item of [...list.children]) if (!ids.has(item.id)) item.remove();
    items.forEach((item, place) => {
      const present = document.getElementById(item.id);
      if (!present) {
        list.insertBefore(item, list.children[place] ?? null);
        return;
      }
      [...item.children].forEach((part, number) => {
        const former = present.children[number];
        if (!part.isEqualNode(former)) former.replaceWith(part);
      });
      if (present.dataset.state !== item.dataset.state) {
        present.dataset.state = item.dataset.state;
        if (present.dataset.state !== 'running') {
          const title = present.querySelector('.title').textContent;
          news.textContent = title.trim() + ': ' + item.dataset.state;
        }
      }
    });
  }

  async function look() {
    try {
      const answer = await fetch('/');
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const list of document.querySelectorAll('[data-live]')) {
        const wanted = page.getElementById(list.id);
        if (wanted) update(list, wanted);
      }
      if (document.body.classList.contains('away')) news.textContent = '';
      document.body.classList.remove('away');
    } catch {
      document.body.classList.add('away');
      news.textContent = 'The emulator does not answer. The page is as it was.';
    }
  }

  async function follow() {
    if (!document.hidden) await look();
    setTimeout(follow, EVERY_MS);
  }
  if (document.querySelector('[data-live]')) setTimeout(follow, EVERY_MS);

  // There is a clipboard on pages of this machine only, and those that are encrypted.
  for (const button of navigator.clipboard ? document.querySelectorAll('[data-copies]') : []) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copies).textContent);
      button.textContent = 'Copied';
      news.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
        news.textContent = '';
      }, 1500);
    });
  }
})();
`;
