import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as glyphs from './index.ts';

test('every file holds the glyph of its name, and the index has them all', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/^(index|Glyph|.*\.test)\.ts$/.test(file));
  expect(Object.keys(glyphs)).toEqual(files.map((file) => file.slice(0, -'.ts'.length)));
});

test.each(Object.entries(glyphs))('%s is one well-formed path that starts within the box', (_name, path) => {
  expect(path).toMatch(/^M[\d\s.,\-MmLlHhVvCcSsQqAaZz]+$/i);
  const starts = [...path.matchAll(/M(-?[\d.]+)[\s,](-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(2.5);
  expect(Math.max(...starts)).toBeLessThanOrEqual(21.5);
});
