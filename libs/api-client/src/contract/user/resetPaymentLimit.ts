import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { PAYMENT_LIMIT_EXAMPLE, paymentLimit } from '../shared/ownLimit.ts';

/** Removes the caller's own payment limit. The platform's limit applies again after 24 hours, as with any increase. */
export const resetPaymentLimit = endpoint({
  path: '/exchangeUser/resetPaymentLimit',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {},
  request: nothing,
  response: paymentLimit,
  example: {
    request: {},
    response: { ...PAYMENT_LIMIT_EXAMPLE, next: PAYMENT_LIMIT_EXAMPLE.max },
  },
});
