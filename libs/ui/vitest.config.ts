import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/build/patience.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

export default defineConfig({
  ...resolveSources,
  plugins: [react()],
  test: {
    ...patience,
    // Tests replace modules, and count what a first load loads.
    isolate: true,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['src/testing/setup.ts'],
  },
});
