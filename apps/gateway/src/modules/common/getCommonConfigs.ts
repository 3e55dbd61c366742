import type { contract, Feature } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { SANDBOX_PATHS } from '../../sandbox/paths.ts';

/** What this gateway can do; each new function adds itself here. */
const OPEN_FEATURES: readonly Feature[] = ['scan', 'receive', 'transfer', 'pay', 'billing', 'coupons'];

export const getCommonConfigs: Handler<typeof contract.common.getCommonConfigs> = async (_input, { config }) => ({
  kefuUrl: '',
  ocssUrl: '',
  tradeLimit: config.policy.tradeLimit,
  version: config.version,
  features: [...OPEN_FEATURES],
  ...(config.sandbox && { sandbox: { outboxPath: SANDBOX_PATHS.page, faucetPath: SANDBOX_PATHS.faucet } }),
});
