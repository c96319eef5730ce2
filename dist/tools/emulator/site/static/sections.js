/** Returns the list of the sections of this page. */
export function sections() {
  const list = document.createElement('ul');
  for (const { id, textContent } of document.querySelectorAll('article h2')) {
    const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent });
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}
