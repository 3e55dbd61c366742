import { expect, test, vi } from 'vitest';
import { shuffleDigits } from './shuffleDigits.ts';

test('keeps the keypad order unless asked', () => {
  expect(shuffleDigits(false).join('')).toBe('1234567890');
});

test('deals every digit once, and every digit to every place', () => {
  const places = new Map<string, Set<number>>();
  for (let round = 0; round < 400; round++) {
    const dealt = shuffleDigits(true);
    expect([...dealt].sort().join('')).toBe('0123456789');
    dealt.forEach((digit, place) => places.set(digit, (places.get(digit) ?? new Set()).add(place)));
  }
  // A place missed in 400 even deals happens once in 10^16 runs.
  expect([...places.values()].map((seen) => seen.size)).toEqual(Array(10).fill(10));
});

test('throws away the bytes that would favour low numbers', () => {
  const bytes = [255, 254, 253, 252, 251, 250, 9, ...Array<number>(60).fill(0)];
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = bytes.shift()!;
    return array;
  });
  const dealt = shuffleDigits(true);
  random.mockRestore();
  // Of ten digits the bytes from 250 on are refused; 9 then leaves the last digit in its place.
  expect(dealt[9]).toBe('0');
});
