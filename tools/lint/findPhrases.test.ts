import { describe, expect, it } from 'vitest';
import { findPhrases } from './findPhrases.ts';
import { phrases } from './phrases.ts';
import { readTexts } from './readTexts.ts';

const findingsIn = (path: string, source: string) =>
  readTexts(path, source)
    .flatMap(findPhrases)
    .map(({ line, found }) => `${line}: ${found}`);

describe('banned phrases', () => {
  it('are found in comments and titles of TypeScript, not in its code', () => {
    const source = [
      '/** Loads it anew. */',
      'const anew = 1; // Loads it',
      '// anew, and',
      "it('stands in the list', () => say('stands in the list'));",
    ].join('\n');
    expect(findingsIn('a.ts', source)).toEqual(['1: anew', '3: anew', '4: stands in']);
  });

  it('are found in sentences that code writes, and not in its queries', () => {
    const error = "throw new Error('The page has no root. Make it anew.');";
    expect(findingsIn('libs/ui/src/a.ts', error)).toEqual(['1: anew']);
    const message = "const line = 'load it anew';";
    expect(findingsIn('apps/gateway/src/people/messages/a.ts', message)).toEqual(['1: anew']);
    expect(findingsIn('apps/gateway/src/desk/messages/a.ts', message)).toEqual(['1: anew']);
    expect(findingsIn('apps/gateway/src/operator/a.test.ts', message)).toEqual([]);
    expect(findingsIn('apps/gateway/src/sandbox/a.ts', 'sql`select it anew now`;')).toEqual([]);
  });

  it('are found across a line break', () => {
    expect(findingsIn('a.ts', '/**\n * Goes on of its own\n * accord.\n */')).toEqual(['2: of its own accord']);
  });

  it('are found in prose outside code', () => {
    expect(findingsIn('a.md', 'Make it anew.\n\n```ts\nanew();\n```\n\nThe call `anew` is fine.')).toEqual(['1: anew']);
  });

  it('are found in comments of SQL', () => {
    expect(findingsIn('a.sql', 'select anew; -- once, by and by')).toEqual(['1: by and by']);
  });

  it('are found in the English words of the interface only', () => {
    const catalog = 'msgid "Recharge"\nmsgstr "top up"\n\nmsgid ""\n"Your top-"\n"up"\n';
    expect(findingsIn('locales/en.po', catalog)).toEqual(['1: Recharge']);
    expect(findingsIn('locales/zh_CN.po', catalog)).toEqual([]);
    expect(findingsIn('a.md', 'The call recharge.')).toEqual([]);
  });

  it('are whole words', () => {
    expect(findingsIn('a.md', 'Amendments and bearings of a peppermint.')).toEqual([]);
  });

  it.each(phrases.map(({ pattern, instead, why }) => [pattern, instead, why]))(
    '%s has a replacement and a reason',
    (_, instead, why) => {
      expect(instead).not.toBe('');
      expect(why).not.toBe('');
    },
  );
});
