import { describe, expect, it } from 'vitest';
import { tellFailure } from './tellFailure.ts';

const said = (from: number, count: number) => Array.from({ length: count }, (_, index) => `line ${from + index}`);

describe('the report of a failed check', () => {
  it('names each failure once, before the last lines', () => {
    const lines = [
      ...said(0, 90),
      '\u001B[31m FAIL \u001B[39m a.test.ts > adds',
      ' FAIL  a.test.ts > adds',
      ...said(90, 60),
    ];
    const told = tellFailure(lines);
    expect(told.slice(0, 2)).toEqual([' FAIL  a.test.ts > adds', '…']);
    expect(told.at(-1)).toBe('line 149');
    expect(told).not.toContain('line 80');
  });

  it('does not repeat the last lines', () => {
    expect(tellFailure(['Error: no room'])).toEqual(['…', 'Error: no room']);
  });
});
