import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/build/patience.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

export default defineConfig({
  ...resolveSources,
  test: {
    ...patience,
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
});
