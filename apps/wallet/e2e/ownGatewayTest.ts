import { OwnGateway } from './OwnGateway.ts';
import { test } from './test.ts';

/** Tests with their own gateway. No other test logs in to its demo accounts. */
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
