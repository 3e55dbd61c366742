import { OwnGateway } from './OwnGateway.ts';
import { test } from './test.ts';

/**
 * Tests with their own gateway, for flows that stop it, or that count the coupons and coins of a demo account which other
 * flows use too.
 */
export const ownGatewayTest = test.extend<{
  gateway: OwnGateway;
  policy: object | undefined;
  settings: Readonly<Record<string, string>>;
}>({
  /** What the policy of the gateway changes. */
  policy: [undefined, { option: true }],
  /** Further variables of the gateway's environment. */
  settings: [{}, { option: true }],
  gateway: [
    async ({ policy, settings }, use) => {
      const gateway = await OwnGateway.create(policy, settings);
      await use(gateway);
      await gateway.close();
    },
    { timeout: 240_000 },
  ],
  baseURL: ({ gateway }, use) => use(gateway.origin),
});
