import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/build/patience.ts';
import { linguiMacro } from '../../tools/build/linguiMacro.ts';
import { resolveSources } from '../../tools/build/sourceCondition.ts';

export default defineConfig({
  ...resolveSources,
  plugins: [linguiMacro({ keepMessages: true }), react(), lingui({ cwd: import.meta.dirname })],
  define: { __APP_VERSION__: JSON.stringify('0.0.0') },
  test: {
    ...patience,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    setupFiles: ['./src/testing/setup.ts'],
  },
});
