// Opens and closes the list of pages on a narrow screen.
(() => {
  const menu = document.getElementById('menu');
  const navigation = document.getElementById('navigation');
  if (!menu || !navigation) return;
  menu.hidden = false;
  menu.addEventListener('click', () => {
    const isOpen = navigation.classList.toggle('open');
    menu.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) navigation.querySelector('a')?.focus();
  });
})();
