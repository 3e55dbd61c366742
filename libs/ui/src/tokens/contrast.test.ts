import { describe, expect, test } from 'vitest';
import { contrastPairs, contrastRatio, isKnownWeak, type ContrastPair } from './contrast.ts';
import { schemes, type ColorToken, type Scheme } from './tokens.ts';

test('covers 67 different pairs', () => {
  expect(new Set(contrastPairs.map(({ front, back }) => `${front}/${back}`)).size).toBe(67);
});

test('computes black on white and equal colours', () => {
  expect(contrastRatio({ front: 'surface', back: 'surface', least: 3 }, 'light')).toBe(1);
  expect(contrastRatio({ front: 'text', back: 'bg', least: 4.5 }, 'light')).toBeCloseTo(15.43, 1);
});

describe.each(schemes)('%s', (scheme) => {
  test.each(contrastPairs.filter((pair) => !isKnownWeak(pair, scheme)))('$front on $back', (pair) => {
    expect(contrastRatio(pair, scheme)).toBeGreaterThanOrEqual(pair.least);
  });
});

test('the one exception is still needed: the light warning fill', () => {
  const weak = contrastPairs.filter((pair) => contrastRatio(pair, 'light') < pair.least);
  expect(weak.map(({ front }) => front)).toEqual(['warning', 'warning']);
});

/** The lowest accepted contrasts. A changed colour fails here first. */
test.each<[ColorToken[], number, number, number]>([
  [['text'], 14.61, 13.52, 12.8],
  [['text-muted'], 6.48, 7.56, 7.67],
  [['text-subtle'], 4.83, 5.25, 5.47],
  [['success-text', 'warning-text', 'danger-text'], 5.42, 5.82, 6.02],
  [['on-primary'], 5.63, 4.69, 4.69],
  [['toast-text'], 14.68, 10.02, 9.16],
  [['line-strong'], 3.38, 3.52, 3.75],
  [['focus'], 4.92, 6.76, 7.11],
])('lowest contrast of %s', (fronts, light, dark, darkBlue) => {
  const worst = (scheme: Scheme) =>
    Math.min(
      ...contrastPairs
        .filter((pair: ContrastPair) => fronts.includes(pair.front))
        .map((pair) => contrastRatio(pair, scheme)),
    );
  expect(worst('light')).toBeCloseTo(light, 1);
  expect(worst('dark')).toBeCloseTo(dark, 1);
  expect(worst('dark-blue')).toBeCloseTo(darkBlue, 1);
});
