import { OwnGateway } from './OwnGateway.ts';
import { test } from './test.ts';

/** Tests on a gateway of their own, whose demo accounts nobody else signs in to. */
export const ownGatewayTest = test.extend<{ gateway: OwnGateway }>({
  gateway: [
    // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
    async ({}, use) => {
      const gateway = await OwnGateway.create();
      await use(gateway);
      await gateway.close();
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ gateway }, use) => use(gateway.origin),
});
