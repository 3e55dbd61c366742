import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PENDING } from './PENDING.ts';
import { RULES } from './rules.ts';
import { findTaggedFiles, rulesIn, titlesIn } from './tags.ts';

/** Not a title: a tag written here would count as one. */
const tag = (number: number) => `[S${number}]`;

describe('the checklist', () => {
  const files = findTaggedFiles(fileURLToPath(new URL('../..', import.meta.url)));
  const tagged = new Set(files.flatMap(({ rules }) => rules));

  it('has fifty rules', () => {
    expect(RULES.map(({ number }) => number)).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  });

  it('has a test for every rule that is not pending', () => {
    const untested = RULES.filter(({ number }) => !tagged.has(number) && !(number in PENDING));
    expect(untested.map(({ number, text }) => `${number} ${text}`)).toEqual([]);
  });

  it('is named by no tag without a rule', () => {
    for (const { path, rules, titles } of files) {
      expect(new Set(titles.flatMap(rulesIn)), path).toEqual(new Set(rules));
      expect(
        rules.filter((number) => !RULES[number - 1]),
        path,
      ).toEqual([]);
    }
    for (const number of Object.keys(PENDING)) expect(RULES[Number(number) - 1], `pending ${number}`).toBeDefined();
  });
});

it('titles are read from their file, whatever their quotes', () => {
  const titles = [`ends a session ${tag(7)}`, `isn\\'t ${tag(8)}`, `of \${name} ${tag(9)}`];
  const [first, second, third] = titles;
  const file = `it('${first}', () => 'no tag'); it('${second}');\nit.each(["x"])(\`${third}\`, () => {});`;
  expect(titlesIn(file)).toEqual(titles);
});

it('a title may have several tags', () => {
  expect(rulesIn(`ends every session ${tag(7)} ${tag(8)}`)).toEqual([7, 8]);
  expect(rulesIn('[S] [17] S17 [s17]')).toEqual([]);
});
