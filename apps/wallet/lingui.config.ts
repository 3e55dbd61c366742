import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// Paths begin at this file, so that the Storybook, which runs elsewhere, reads the same catalogs.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh_CN', 'zh_HK'],
  // Titles of screens belong to the shell, which shows them before a screen's own words are there. A text that three
  // features use moves to the shell's catalog too: tools/words.
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['<rootDir>/src/app', '<rootDir>/src/world', '<rootDir>/src/shared', '<rootDir>/src/i18n', '<rootDir>/src/features/*/routes.ts'],
      exclude: ['**/*.test.*', '<rootDir>/src/i18n/errors/**'],
    },
    {
      path: '<rootDir>/src/i18n/errors/locales/{locale}',
      include: ['<rootDir>/src/i18n/errors'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/features/{name}/locales/{locale}',
      include: ['<rootDir>/src/features/{name}'],
      exclude: ['**/*.test.*', '**/routes.ts'],
    },
  ],
  format: formatter({ lineNumbers: false, printLinguiId: false }),
  orderBy: 'origin',
});
