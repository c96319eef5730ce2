/** The script of the search box, as it runs in a reader's browser. */

/** `assets/search.js`: no dependencies; finds the site's top folder by its own `data-top` attribute. */
export const SEARCH_SCRIPT = `// Searches search-index.json in the browser. The box is hidden until this script runs.
(() => {
  'use strict';
  const top = document.currentScript.dataset.top;
  const form = document.getElementById('search');
  const input = form.querySelector('input');
  const list = document.getElementById('search-results');
  const MOST_RESULTS = 12;
  let loading;

  function load() {
    loading ??= fetch(top + 'search-index.json').then((answer) => {
      if (!answer.ok) throw new Error('HTTP ' + answer.status);
      return answer.json();
    }).then(({ pages }) => pages.map((page) => ({
      ...page,
      fields: [[page.title, 8], [(page.headings ?? []).join(' '), 3], [page.path, 2], [page.text ?? '', 1]]
        .map(([text, weight]) => [text.toLowerCase(), weight]),
    })));
    return loading;
  }

  // A page counts when every word is found somewhere in it; titles weigh most.
  function find(pages, question) {
    const words = question.toLowerCase().split(/\\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const found = [];
    for (const page of pages) {
      let score = 0;
      const all = words.every((word) => {
        const hits = page.fields.filter(([text]) => text.includes(word));
        for (const [, weight] of hits) score += weight;
        return hits.length > 0;
      });
      if (all) found.push({ page, score });
    }
    return found.sort((a, b) => b.score - a.score).slice(0, MOST_RESULTS).map(({ page }) => page);
  }

  function entry(className, text) {
    const element = document.createElement('span');
    element.className = className;
    element.textContent = text;
    return element;
  }

  function show(items) {
    list.replaceChildren(...items.map((content) => {
      const item = document.createElement('li');
      item.append(content);
      return item;
    }));
    list.hidden = items.length === 0;
  }

  async function search() {
    const question = input.value;
    try {
      const pages = find(await load(), question);
      if (question !== input.value) return;
      const links = pages.map((page) => {
        const link = document.createElement('a');
        link.href = top + page.path + '.html';
        link.append(entry('result-title', page.title), entry('result-path', page.path));
        return link;
      });
      show(links.length > 0 || question.trim() === '' ? links : [entry('result-none', 'Nothing found')]);
    } catch {
      loading = undefined;
      show([entry('result-none', 'Search needs a web server: the index could not be loaded')]);
    }
  }

  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  input.addEventListener('input', search);
  document.addEventListener('keydown', (event) => {
    if (event.key === '/' && !/^(input|textarea)$/i.test(document.activeElement?.tagName ?? '')) {
      event.preventDefault();
      input.focus();
    } else if (event.key === 'Escape') {
      show([]);
      input.blur();
    }
  });
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target)) show([]);
  });

  // A link such as index.html?q=alerts opens the page with the question already asked.
  const asked = new URLSearchParams(location.search).get('q');
  if (asked) {
    input.value = asked;
    search();
  }
})();
`;
