import { describe, expect, it } from 'vitest';
import { searchProgress } from './searchProgress.ts';

describe('searchProgress', () => {
  it('starts at 0, is 63 % at the expected effort and never reaches 1', () => {
    expect(searchProgress(0, 18)).toBe(0);
    expect(searchProgress(2 ** 18, 18)).toBeCloseTo(0.632, 3);
    expect(searchProgress(2 ** 22, 18)).toBeLessThan(1);
  });
});
