import { defineConfig } from 'vitest/config';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

export default defineConfig({
  ...resolveSources,
  test: { include: ['src/**/*.test.ts'], setupFiles: ['./src/testing/setup.ts'] },
});
