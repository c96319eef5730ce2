// Lists the sections of the page, and marks the one that is being read.
(() => {
  const headings = [...document.querySelectorAll('article h2[id]')];
  if (headings.length < 2) return;
  const toc = document.createElement('nav');
  toc.className = 'toc';
  toc.setAttribute('aria-labelledby', 'on-this-page');
  toc.innerHTML = '<p class="nav-group" id="on-this-page">On this page</p><ul></ul>';
  const entries = new Map();
  for (const { id, textContent } of headings) {
    const entry = document.createElement('a');
    Object.assign(entry, { href: `#${id}`, textContent });
    const item = document.createElement('li');
    item.append(entry);
    toc.querySelector('ul').append(item);
    entries.set(id, entry);
  }
  document.querySelector('.columns').append(toc);
  const observer = new IntersectionObserver(
    (changes) => {
      const read = changes.find(({ isIntersecting }) => isIntersecting);
      if (!read) return;
      for (const [id, entry] of entries) entry.classList.toggle('current', id === read.target.id);
    },
    { rootMargin: '-64px 0px -70% 0px' },
  );
  for (const heading of headings) observer.observe(heading);
})();
