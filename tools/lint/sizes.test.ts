import { describe, expect, it } from 'vitest';
import { limitOf, sizes } from './sizes.ts';

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

describe('the most lines', () => {
  it.each([
    ['libs/ui/src/a.ts', 300],
    ['apps/wallet/src/a.tsx', 300],
    ['apps/storybook/.storybook/docs/a.ts', 300],
    ['apps/gateway/migrations/functions/trades.sql', 300],
    ['apps/gateway/migrations/0312_new.sql', 300],
    ['apps/gateway/migrations/0311_old.sql', undefined],
    ['libs/ui/src/a.test.ts', 500],
    ['apps/gateway/test/harness/a.ts', 500],
    ['apps/wallet/e2e/a.e2e.ts', 500],
    ['libs/ui/src/a.module.css', 120],
    ['apps/gateway/src/a.gen.ts', undefined],
    ['README.md', undefined],
  ])('of %s: %s', (path, limit) => {
    expect(limitOf(path)).toBe(limit);
  });
});

it('a file may have as many, and not one more', () => {
  expect(sizes.check([file('a.ts', 300), file('a.css', 120)])).toEqual([]);
  expect(sizes.check([file('a.ts', 301), file('a.css', 121)])).toMatchObject([{ path: 'a.ts' }, { path: 'a.css' }]);
});
