import { defineConfig } from 'vitest/config';
import { patience } from './build/patience.ts';
import { resolveSources } from './build/sourceCondition.ts';

export default defineConfig({ ...resolveSources, test: { ...patience, include: ['**/*.test.ts'] } });
