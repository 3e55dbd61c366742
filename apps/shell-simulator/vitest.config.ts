import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/build/patience.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

export default defineConfig({ ...resolveSources, test: { ...patience, include: ['src/**/*.test.ts'] } });
