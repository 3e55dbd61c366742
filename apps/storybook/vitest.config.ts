import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { patience } from '../../tools/build/patience.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig({
  test: {
    projects: [
      {
        // The Foundations are stories with MDX text; without the docs addon their text would be empty.
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook`, disableAddonDocs: false })],
        test: {
          ...patience,
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 390, height: 844 },
            provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { ...patience, name: 'pages', include: ['test/**/*.test.ts'] } },
    ],
  },
});
