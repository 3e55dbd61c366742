/** Runs in the review page: filters the list, and shows one comparison at a time. Its bundler is `writeReview`. */
import { OUTCOMES } from '../compareRuns.ts';
import { filterItems, type Filter } from './filterItems.ts';
import { element } from './element.ts';
import type { ReviewData, ReviewItem } from '../ReviewData.ts';
import { showItem } from './showItem.ts';

const get = (id: string) => document.getElementById(id)!;
const data = JSON.parse(get('data').textContent) as ReviewData;
const form = get('filter') as HTMLFormElement;
let shown: ReviewItem[] = [];
let current = -1;

const control = (name: string) => form.elements.namedItem(name) as HTMLSelectElement | HTMLInputElement;
const addOptions = (name: string, values: Iterable<string>) =>
  control(name).append(...[...new Set(values)].sort().map((value) => element('option', { value }, value)));

function readFilter(): Filter {
  const value = (name: string) => control(name).value;
  return {
    text: value('text'),
    component: value('component'),
    theme: value('theme'),
    locale: value('locale'),
    outcome: value('outcome') as Filter['outcome'],
  };
}

function mark({ outcome, pixels }: ReviewItem) {
  const words = outcome === 'changed' ? `${pixels.toLocaleString('en')} px` : outcome;
  const node = element('span', { className: 'mark' }, words);
  node.dataset['outcome'] = outcome;
  return node;
}

function refresh() {
  shown = filterItems(data.items, readFilter());
  get('count').textContent = `${shown.length} of ${data.items.length}`;
  get('list').replaceChildren(
    ...shown.map((item, index) => {
      const where = element('small', {}, `${item.title} · ${item.theme} · ${item.locale}`);
      const button = element('button', { type: 'button' }, element('span', {}, item.name), mark(item), where);
      button.addEventListener('click', () => choose(index));
      return element('li', {}, button);
    }),
  );
  choose(shown.length ? 0 : -1);
}

function choose(index: number) {
  current = index;
  const buttons = [...get('list').querySelectorAll('button')];
  for (const [at, button] of buttons.entries()) button.toggleAttribute('aria-current', at === index);
  buttons[index]?.scrollIntoView({ block: 'nearest' });
  const item = shown[index];
  if (item) showItem(get('detail'), item, data);
  else
    get('detail').replaceChildren(
      element('p', { className: 'note' }, 'Nothing to show. Choose “Everything” to see all.'),
    );
}

addOptions(
  'component',
  data.items.map(({ title }) => title),
);
addOptions(
  'theme',
  data.items.map(({ theme }) => theme),
);
addOptions(
  'locale',
  data.items.map(({ locale }) => locale),
);
const counts = OUTCOMES.map(
  (outcome) => [outcome, data.items.filter((item) => item.outcome === outcome).length] as const,
);
control('outcome').append(
  ...counts
    .filter(([, count]) => count)
    .map(([outcome, count]) => element('option', { value: outcome }, `${outcome} (${count})`)),
);
get('summary').textContent = data.against ? `${data.run} against ${data.against}` : `${data.run}, the first run`;
form.addEventListener('input', refresh);
form.addEventListener('submit', (event) => event.preventDefault());
document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
  if (ctrlKey || metaKey || altKey || (target as Element).matches('input, select')) return;
  if (key === 'j' && current < shown.length - 1) choose(current + 1);
  if (key === 'k' && current > 0) choose(current - 1);
});
if (data.items.every(({ outcome }) => outcome === 'same')) control('outcome').value = '';
refresh();
