// Offers a list of the page's sections. Its script is loaded only when a reader opens the list, as a real site does.
(() => {
  const { part } = document.currentScript.dataset;
  const list = document.createElement('details');
  list.className = 'sections';
  list.innerHTML = '<summary>On this page</summary>';
  const fill = async () => list.append((await import(part)).sections());
  list.addEventListener('toggle', fill, { once: true });
  document.querySelector('article .lead')?.after(list);
})();
