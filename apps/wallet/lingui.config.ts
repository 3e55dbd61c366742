import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Titles of screens that visitors open. The shell shows them before the words of the screen are there. */
const VISITOR_ROUTES = ['about', 'auth', 'cashier', 'hand-over', 'home', 'recovery'].map((feature) => `<rootDir>/src/features/${feature}/routes.ts`);

/** Shared parts that only members see. */
const MEMBER_PARTS = ['money', 'picture', 'receive'].map((folder) => `<rootDir>/src/shared/${folder}`);

// Paths begin at this file, so that the Storybook, which runs elsewhere, reads the same catalogs.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh_CN', 'zh_HK'],
  // Titles of screens for members belong to the common words, which are there before the words of a screen. A text that
  // three features use moves there too: tools/words. What the login shows is of the shell, or its own.
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['<rootDir>/src/app', '<rootDir>/src/world', '<rootDir>/src/shared', '<rootDir>/src/i18n', ...VISITOR_ROUTES],
      exclude: ['**/*.test.*', '<rootDir>/src/i18n/errors/**', '<rootDir>/src/i18n/common/**', ...MEMBER_PARTS.map((folder) => `${folder}/**`)],
    },
    {
      path: '<rootDir>/src/i18n/common/locales/{locale}',
      include: ['<rootDir>/src/i18n/common', ...MEMBER_PARTS, '<rootDir>/src/features/*/routes.ts'],
      exclude: ['**/*.test.*', ...VISITOR_ROUTES],
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
