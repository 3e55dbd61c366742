import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Titles of the screens of a first visit. The shell shows them before the words of the screen are there. */
const FIRST_ROUTES = ['auth', 'home'].map((feature) => `<rootDir>/src/features/${feature}/routes.ts`);

/** Parts that only members see. */
const MEMBER_PARTS = [
  'app/session/noticeAccountStatus.ts',
  'shared/files',
  'shared/money',
  'shared/picture',
  'shared/receive',
  'i18n/memberIssueMessages.ts',
].map((path) => `<rootDir>/src/${path}`);

// Paths begin at this file, so that the Storybook, which runs elsewhere, reads the same catalogs.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh_CN', 'zh_HK'],
  // Titles of other screens belong to the common words, which are there before the words of a screen. A text that three
  // features use moves there too: tools/words. What the login shows is of the shell, or its own.
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: [
        '<rootDir>/src/app',
        '<rootDir>/src/world',
        '<rootDir>/src/shared',
        '<rootDir>/src/i18n',
        ...FIRST_ROUTES,
      ],
      exclude: ['**/*.test.*', '<rootDir>/src/i18n/errors/**', ...MEMBER_PARTS.flatMap((path) => [path, `${path}/**`])],
    },
    {
      path: '<rootDir>/src/i18n/common/locales/{locale}',
      include: [...MEMBER_PARTS, '<rootDir>/src/features/*/routes.ts'],
      exclude: ['**/*.test.*', ...FIRST_ROUTES],
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
