import { describe, expect, it } from 'vitest';
import { TRAIL, trailPath } from './trailPath.ts';

const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('trailPath', () => {
  it('runs from edge to edge, with high values above low ones', () => {
    expect(trailPath([1, 3])).toBe('M0 50L236 4');
    expect(trailPath([3, 1])).toBe('M0 4L236 50');
  });

  it('rounds the corners', () => {
    expect(trailPath([1, 3, 2])).toBe('M0 50Q118 4 177 15.5L236 27');
  });

  it('stays inside its box', () => {
    const values = Array.from({ length: 48 }, (_, i) => 1e9 + Math.sin(i) * i);
    const all = numbers(trailPath(values));
    const xs = all.filter((_, i) => i % 2 === 0);
    const ys = all.filter((_, i) => i % 2 === 1);
    expect(Math.min(...xs)).toBe(0);
    expect(Math.max(...xs)).toBe(TRAIL.width);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(TRAIL.height);
  });

  it('draws a value that hardly changes as a level line', () => {
    expect(trailPath([5, 5, 5])).toBe('M0 27Q118 27 177 27L236 27');
    const ys = numbers(trailPath([100, 100.01, 99.99, 100])).filter((_, i) => i % 2 === 1);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(2);
  });

  it.each([[[]], [[7]], [[0, 0]]])('draws nothing for %j', (values) => {
    expect(trailPath(values)).toBe('');
  });
});
