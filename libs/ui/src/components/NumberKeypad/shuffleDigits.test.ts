import { expect, test, vi } from 'vitest';
import { shuffleDigits } from './shuffleDigits.ts';

test('keeps the standard order by default', () => {
  expect(shuffleDigits(false).join('')).toBe('1234567890');
});

test('uses every digit once, and every digit can get to every place', () => {
  const places = new Map<string, Set<number>>();
  for (let round = 0; round < 400; round++) {
    const dealt = shuffleDigits(true);
    expect([...dealt].sort().join('')).toBe('0123456789');
    dealt.forEach((digit, place) => places.set(digit, (places.get(digit) ?? new Set()).add(place)));
  }
  // The chance of missing a place in 400 fair shuffles is 1 in 10^16.
  expect([...places.values()].map((seen) => seen.size)).toEqual(Array(10).fill(10));
});

test('rejects the bytes that would favour low numbers', () => {
  const bytes = [255, 254, 253, 252, 251, 250, 9, ...Array<number>(60).fill(0)];
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = bytes.shift()!;
    return array;
  });
  const dealt = shuffleDigits(true);
  random.mockRestore();
  // With ten digits, bytes from 250 on are rejected; 9 then leaves the last digit in its place.
  expect(dealt[9]).toBe('0');
});
