import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PENDING } from './PENDING.ts';
import { RULES } from './rules.ts';
import { findTaggedFiles, rulesIn } from './tags.ts';

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
    for (const { path, rules } of files) expect(rules.filter((number) => !RULES[number - 1]), path).toEqual([]);
    for (const number of Object.keys(PENDING)) expect(RULES[Number(number) - 1], `pending ${number}`).toBeDefined();
  });
});

it('a title may have several tags', () => {
  expect(rulesIn(`ends every session ${tag(7)} ${tag(8)}`)).toEqual([7, 8]);
  expect(rulesIn('[S] [17] S17 [s17]')).toEqual([]);
});
