import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { reloading } from './reloading.ts';
import { seeNoNews } from './setUp/seeNoNews.ts';

/** Tests whose people have their own IP address, because the gateway counts requests by address. */
export const test = base.extend<{ noPageStaysOpen: undefined }>({
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  page: async ({ page }, use) => {
    await seeNoNews(page);
    await use(reloading(page));
  },
  /** What a test opens beside its own page would go on asking its gateway, and slow the tests that follow. */
  noPageStaysOpen: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
