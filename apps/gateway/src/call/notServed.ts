import type { Contract } from '@ezwallet/api-client/contract';

/**
 * Calls of the contract that this gateway refuses as `NO_THIS_METHOD`. Every other call has a handler, or the gateway does not
 * compile. The list may only get shorter: its test knows how long it was.
 */
export const NOT_SERVED = {
  address: [],
  bank: [],
  common: [],
  inbox: [],
  kyc: [],
  order: [],
  promotion: [],
  recharge: [],
  support: [],
  trading: [],
  transfer: [],
  user: [],
} as const satisfies { readonly [Area in keyof Contract]: readonly (keyof Contract[Area])[] };

/** Names of the calls of an area that have no handler. */
export type NotServed<Area extends keyof Contract> = (typeof NOT_SERVED)[Area][number];
