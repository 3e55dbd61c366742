import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mixOklab } from './mixOklab.ts';
import { toCss } from './toCss.ts';
import { colors, looks, schemes } from './tokens.ts';

test('the committed stylesheet is the derivation; run `npm run tokens` after a change', () => {
  expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(toCss());
});

test('every scheme sets the same properties', () => {
  for (const scheme of schemes) {
    expect(Object.keys(colors[scheme])).toEqual(Object.keys(colors.dark));
    expect(Object.keys(looks[scheme])).toEqual(Object.keys(looks.dark));
  }
});

test('every property the kit reads is a token, set by a component, or given by the overlay library', () => {
  const modules = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
  const defined = new Set([...toCss().matchAll(/(--ui-[\w-]+):/g)].map(([, name]) => name));
  const local = new Set(
    Object.values(modules).flatMap((css) => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name)),
  );
  const unknown = Object.entries(modules).flatMap(([file, css]) =>
    [...css.matchAll(/var\((--[\w-]+)(,?)/g)]
      .filter(([, name, fallback]) => !fallback && !defined.has(name) && !local.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('mixes in OKLab as browsers do', () => {
  expect(mixOklab('#ffffff', 1, '#000000')).toBe('#ffffff');
  expect(mixOklab('#ffffff', 0, '#000000')).toBe('#000000');
  expect(mixOklab('#ffffff', 0.5, '#000000')).toBe('#636363');
  expect(mixOklab('#ff0000', 0.5, '#0000ff')).toBe('#8c53a2');
});
