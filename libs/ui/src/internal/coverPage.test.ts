import { afterEach, expect, test } from 'vitest';
import { coverPage } from './coverPage.ts';

afterEach(() => document.body.replaceChildren());

function page(html: string) {
  document.body.innerHTML = html;
  return (id: string) => document.getElementById(id) as HTMLElement;
}
const covered = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

test('everything beside the element becomes inert, and is restored afterwards', () => {
  const at = page('<main id="app"></main><div id="old" inert></div><div id="modal"></div>');
  const uncover = coverPage(at('modal'));
  expect(covered()).toEqual(['app', 'old']);
  expect(at('app')).toHaveAttribute('aria-hidden', 'true');
  uncover();
  expect(covered()).toEqual(['old']);
  expect(at('app')).not.toHaveAttribute('aria-hidden');
});

test('elements to keep stay active at any depth', () => {
  const at = page('<main id="app"><p id="text"></p><div id="live"></div></main><div id="modal"></div>');
  const uncover = coverPage(at('modal'), '#live');
  expect(covered()).toEqual(['text']);
  uncover();
  expect(covered()).toEqual([]);
});

test('covers may end in any order', () => {
  const at = page('<main id="app"></main><div id="sheet"></div><div id="lock"></div>');
  const first = coverPage(at('sheet'), '#lock');
  const second = coverPage(at('lock'));
  expect(covered()).toEqual(['app', 'sheet']);
  first();
  expect(covered()).toEqual(['app', 'sheet']);
  second();
  expect(covered()).toEqual([]);
});

test('without elements to keep, later additions are covered too', async () => {
  const at = page('<div id="lock"></div>');
  const uncover = coverPage(at('lock'));
  document.body.append(Object.assign(document.createElement('div'), { id: 'late' }));
  await Promise.resolve();
  expect(covered()).toEqual(['late']);
  uncover();
});
