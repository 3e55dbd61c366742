import { OwnGateway } from './OwnGateway.ts';
import { test } from './test.ts';

/**
 * Tests with their own gateway, for flows that stop it, or that count the coupons and coins of a demo account which other
 * flows use too.
 */
export const ownGatewayTest = test.extend<{ gateway: OwnGateway }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, use) => {
      const gateway = await OwnGateway.create();
      await use(gateway);
      await gateway.close();
    },
    { timeout: 240_000 },
  ],
  baseURL: ({ gateway }, use) => use(gateway.origin),
});
