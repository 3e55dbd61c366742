// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toCss } from './toCss.ts';
import { colors, looks, schemes } from './tokens.ts';

test('the committed stylesheet matches the tokens; run `npm run tokens` after a change', () => {
  expect(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')).toBe(toCss());
});

test('every scheme sets the same properties', () => {
  for (const scheme of schemes) {
    expect(Object.keys(colors[scheme])).toEqual(Object.keys(colors.dark));
    expect(Object.keys(looks[scheme])).toEqual(Object.keys(looks.dark));
  }
});

test('every --ui- property that the kit reads is a token or set by a component', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const modules = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const defined = new Set([...toCss().matchAll(/(--ui-[\w-]+):/g)].map(([, name]) => name));
  const local = new Set(
    Object.values(modules).flatMap((css) => [...css.matchAll(/^\s*(--ui-[\w-]+):/gm)].map(([, name]) => name)),
  );
  const unknown = Object.entries(modules).flatMap(([file, css]) =>
    [...css.matchAll(/var\((--ui-[\w-]+)(,?)/g)]
      .filter(([, name, fallback]) => !fallback && !defined.has(name) && !local.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
