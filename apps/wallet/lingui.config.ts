import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh_CN', 'zh_HK'],
  // Titles of screens belong to the shell, which shows them before a screen's own words are there. A text that three
  // features use moves to the shell's catalog too: tools/words.
  catalogs: [
    {
      path: 'src/i18n/locales/{locale}',
      include: ['src/app', 'src/world', 'src/shared', 'src/i18n', 'src/features/*/routes.ts'],
      exclude: ['**/*.test.*', 'src/i18n/errors/**'],
    },
    {
      path: 'src/i18n/errors/locales/{locale}',
      include: ['src/i18n/errors'],
      exclude: ['**/*.test.*'],
    },
    {
      path: 'src/features/{name}/locales/{locale}',
      include: ['src/features/{name}'],
      exclude: ['**/*.test.*', '**/routes.ts'],
    },
  ],
  format: formatter({ lineNumbers: false, printLinguiId: false }),
  orderBy: 'origin',
});
