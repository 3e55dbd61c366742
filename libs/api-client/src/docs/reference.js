const search = document.querySelector('input[type=search]');
const found = document.querySelector('.found');
const entries = [...document.querySelectorAll('[data-words]')].map((article) => ({
  article,
  link: document.querySelector(`nav a[href="#${CSS.escape(article.id)}"]`)?.parentElement,
  words: article.dataset.words.toLowerCase(),
}));
const groups = [...document.querySelectorAll('main > section[id], nav section')];

function filter() {
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { article, link, words } of entries) {
    const hidden = !wanted.every((word) => words.includes(word));
    article.hidden = hidden;
    if (link) link.hidden = hidden;
    if (!hidden) count++;
  }
  for (const group of groups) {
    group.hidden = wanted.length > 0 && !group.querySelector('[data-words]:not([hidden]), li:not([hidden])');
  }
  found.textContent = wanted.length ? `${count} of ${entries.length}` : '';
}

search.addEventListener('input', filter);
addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== search) {
    event.preventDefault();
    search.focus();
  } else if (event.key === 'Escape' && document.activeElement === search) {
    search.value = '';
    filter();
  }
});
// A link to something that the search hides would lead nowhere.
addEventListener('hashchange', () => {
  if (!document.getElementById(decodeURIComponent(location.hash.slice(1)))?.hidden) return;
  search.value = '';
  filter();
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
});
