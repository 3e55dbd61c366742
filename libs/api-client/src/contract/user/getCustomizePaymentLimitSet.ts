import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { PAYMENT_LIMIT_EXAMPLE, paymentLimit } from '../shared/ownLimit.ts';

/** The limit on payments a day that one has set for oneself, in USDT. */
export const getCustomizePaymentLimitSet = endpoint({
  path: '/exchangeUser/getCustomizePaymentLimitSet',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  request: nothing,
  response: paymentLimit,
  example: { request: {}, response: PAYMENT_LIMIT_EXAMPLE },
});
