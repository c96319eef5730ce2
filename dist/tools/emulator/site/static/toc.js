// Marks the section that is being read in the table of contents.
(() => {
  const entries = new Map(
    [...document.querySelectorAll('.toc a')].map((entry) => [decodeURIComponent(entry.hash.slice(1)), entry]),
  );
  const observer = new IntersectionObserver(
    (changes) => {
      const read = changes.find(({ isIntersecting }) => isIntersecting);
      if (!read) return;
      for (const [id, entry] of entries) entry.classList.toggle('current', id === read.target.id);
    },
    { rootMargin: '-64px 0px -70% 0px' },
  );
  for (const id of entries.keys()) observer.observe(document.getElementById(id));
})();
