import { defineConfig } from 'vitest/config';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

export default defineConfig({
  ...resolveSources,
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // A database server starts in the first hook, and its machine may be busy.
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
