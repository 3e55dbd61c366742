import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const rows = readFileSync(resolve(import.meta.dirname, '../.storybook/words/sample-words.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'));
const words = new Set(rows.map(([english]) => english));

const stories = (folder: string, end: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => join(ROOT, folder, file));
const files = [...stories('libs/ui/src', '.stories.tsx'), ...stories('apps/storybook/src/screens', '.tsx')];

/** Props and fields whose texts are always for readers. `value` and `title` also hold keys and names of pages. */
const TEXT =
  /\b(?:label|description|error|placeholder|period|confirmText|endText|searchLabel|meta|note)(?:: |=)(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;
const CHILD = />\s*([A-Z][^<>{}=;]*?)\s*<\//g;

/** Codes, names, addresses and figures are the same in every language, and some samples are Chinese. */
const ANY_LANGUAGE =
  /^[^a-z]*$|@|\p{Script=Han}|\p{Script=Arabic}|^[≈\d]|^(?:English|HSBC|Pepe|Ka Ming|Google Authenticator|Standard Chartered .*|TQ5N .*)$/u;

describe('the sample texts of stories', () => {
  it('have a row in each language', () => {
    const texts = files.flatMap((file) => {
      const source = readFileSync(file, 'utf8').replaceAll(/play: .*?\n {2}\},/gs, '');
      const found = [...source.matchAll(TEXT), ...source.matchAll(CHILD)];
      return found.map(([, one, two]) => (one ?? two ?? '').replaceAll("\\'", "'").replaceAll(/\s+/g, ' '));
    });
    expect(texts.length).toBeGreaterThan(300);
    expect([...new Set(texts)].filter((text) => !words.has(text) && !ANY_LANGUAGE.test(text))).toEqual([]);
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell === ''))).toEqual([]);
  });
});
