import { defineConfig } from 'vitest/config';
import { resolveSources } from './build/sourceCondition.ts';

export default defineConfig({ ...resolveSources, test: { include: ['**/*.test.ts'] } });
