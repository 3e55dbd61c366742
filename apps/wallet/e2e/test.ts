import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Tests whose people have their own IP address, because the gateway counts requests by address. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});
