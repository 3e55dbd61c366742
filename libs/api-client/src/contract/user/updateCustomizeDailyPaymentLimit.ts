import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount } from '../shared/fields.ts';
import { PAYMENT_LIMIT_EXAMPLE, paymentLimit } from '../shared/ownLimit.ts';

/**
 * Sets the caller's own limit of payments a day, in USDT, and switches it on. A lower limit applies at once, a higher
 * one after 24 hours.
 */
export const updateCustomizeDailyPaymentLimit = endpoint({
  path: '/exchangeUser/updateCustomizeDailyPaymentLimit',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {
    /** It is above the limit of the platform. */
    EXCEED_LIMIT: true,
    AMOUNT_INVALID: true,
  },
  request: v.strictObject({ limit: amount }),
  response: paymentLimit,
  example: { request: { limit: '1000' }, response: PAYMENT_LIMIT_EXAMPLE },
});
