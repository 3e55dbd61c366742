import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../shared/fields.ts';

/** Functions that a deployment opens one by one; the menu shows what is closed, and says so. */
export const FEATURES = [
  'scan',
  'receive',
  'transfer',
  'pay',
  'securedTrade',
  'hedge',
  'borrow',
  'billing',
  'exchange',
  'cardPackage',
  'saveCoins',
  'coupons',
  'marketInfo',
  'contacts',
  'inviteFriends',
  'automaticFinancial',
  'faq',
  'customerService',
] as const;
/** One of {@link FEATURES}; one that `getCommonConfigs` leaves out is closed in this deployment. */
export type Feature = (typeof FEATURES)[number];

/** What this deployment offers. `sandbox` is there only where nothing is real money. */
export const getCommonConfigs = endpoint({
  path: '/common/getCommonConfigs',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: nothing,
  response: v.object({
    kefuUrl: v.string(),
    ocssUrl: v.string(),
    tradeLimit: amount,
    version: v.string(),
    features: v.array(v.picklist(FEATURES)),
    sandbox: v.optional(v.object({ outboxPath: v.string(), faucetPath: v.string() })),
  }),
  example: {
    request: {},
    response: {
      kefuUrl: '',
      ocssUrl: '',
      tradeLimit: '50000',
      version: '0.1.0',
      features: ['transfer', 'billing'],
      sandbox: { outboxPath: '/sandbox', faucetPath: '/sandbox/faucet' },
    },
  },
});
