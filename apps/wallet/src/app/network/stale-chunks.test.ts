import { describe, expect, it, vi } from 'vitest';
import { isStaleChunk, reloadOnce } from './stale-chunks.ts';

describe('reloadOnce', () => {
  it('does not reload without a network', () => {
    const reload = vi.fn<() => void>();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    expect(reloadOnce(sessionStorage, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads twice per tab, then no more [S43]', () => {
    const reload = vi.fn();
    expect([1, 2, 3, 4].map(() => reloadOnce(sessionStorage, reload))).toEqual([true, true, false, false]);
    expect(reload).toHaveBeenCalledTimes(2);
    expect(sessionStorage.getItem('reload-count')).toBe('2');
  });
});

describe('isStaleChunk', () => {
  it.each([
    [new Error('Loading chunk 7 failed.'), true],
    [new TypeError('Failed to fetch dynamically imported module: https://wallet.example/assets/a.js'), true],
    [new TypeError('Importing a module script failed.'), true],
    [new Error('x is undefined'), false],
    ['Loading chunk 7 failed.', false],
    [null, false],
  ])('%s: %s', (error, stale) => {
    expect(isStaleChunk(error)).toBe(stale);
  });
});
