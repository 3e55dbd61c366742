import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { countCharacters } from './countCharacters.ts';

const countAtOnce = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

it.each([
  ['', 0],
  ['e\u0301', 1],
  ['\r\n', 1],
  ['👨‍👩‍👧‍👦🇭🇰', 2],
  ['a' + '\u0301'.repeat(2000), 1],
])('counts %j as %i', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('counts a text that is longer than its window as one look at the whole text would', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('🇭🇰', '👩🏽', '\u{1f3fd}', '\r\n', '\u0301', '각'),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 20, maxLength: 120 }), (parts) => {
      const text = parts.join('');
      expect(countCharacters(text)).toBe(countAtOnce(text));
    }),
    { numRuns: 300 },
  );
});

it('looks at each unit at most a few times', () => {
  const text = 'a'.repeat(60_000);
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  countCharacters(text);
  const looked = segment.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
  expect(looked).toBeLessThan(text.length * 2);
  expect(Math.max(...segment.mock.calls.map(([part]) => part.length))).toBeLessThanOrEqual(257);
  segment.mockRestore();
});
