import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/build/patience.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

/** Node loads packages from the registry itself, and knows no builds for bundlers. */
const forNode = (conditions: readonly string[]): string[] => conditions.filter((condition) => condition !== 'module');

export default defineConfig({
  ...resolveSources,
  resolve: { conditions: forNode(resolveSources.resolve.conditions) },
  ssr: { ...resolveSources.ssr, resolve: { conditions: forNode(resolveSources.ssr.resolve.conditions) } },
  test: {
    ...patience,
    maxWorkers: 2,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  },
});
