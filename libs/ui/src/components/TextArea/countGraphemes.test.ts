import { afterEach, describe, expect, it, vi } from 'vitest';
import { countGraphemes } from './countGraphemes.ts';

afterEach(() => vi.unstubAllGlobals());

describe('countGraphemes', () => {
  it.each([
    ['', 0],
    ['wallet', 6],
    ['钱包', 2],
    ['e\u0301', 1],
    ['👨‍👩‍👧‍👦', 1],
    ['🇭🇰🇨🇳', 2],
    ['a\r\nb', 3],
  ])('counts %j as %i', (text, count) => expect(countGraphemes(text)).toBe(count));

  it('counts code points where the platform cannot segment', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(countGraphemes('a👍')).toBe(2);
  });
});
