import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { PAYMENT_LIMIT_EXAMPLE, paymentLimit } from '../shared/ownLimit.ts';

/** The caller's own limit of payments a day, in USDT. */
export const getCustomizePaymentLimitSet = endpoint({
  path: '/exchangeUser/getCustomizePaymentLimitSet',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: nothing,
  response: paymentLimit,
  example: { request: {}, response: PAYMENT_LIMIT_EXAMPLE },
});
