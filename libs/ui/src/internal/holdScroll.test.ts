import { afterEach, expect, test } from 'vitest';
import { holdScroll } from './holdScroll.ts';

const { body, documentElement: root } = document;

afterEach(() => {
  for (const element of [root, body]) element.removeAttribute('style');
});

test('holds the page until the last lets go, and leaves no trace', () => {
  const [first, second] = [holdScroll(), holdScroll()];
  expect(body.style.overflowY).toBe('hidden');
  first();
  first();
  expect(body.style.overflowY).toBe('hidden');
  second();
  expect([root, body].map((element) => element.getAttribute('style'))).toEqual([null, null]);
});

test('holds the root where that is what scrolls', () => {
  root.style.overflowY = 'scroll';
  const release = holdScroll();
  expect(root.style.overflowY).toBe('hidden');
  expect(body.getAttribute('style')).toBeNull();
  release();
  expect(root.style.overflowY).toBe('scroll');
});

test('restores the styles of the host, also those that it set meanwhile', () => {
  body.style.setProperty('overflow-y', 'auto', 'important');
  const release = holdScroll();
  body.style.color = 'red';
  release();
  expect(body.style.getPropertyValue('overflow-y')).toBe('auto');
  expect(body.style.getPropertyPriority('overflow-y')).toBe('important');
  expect(body.style.color).toBe('red');
});
