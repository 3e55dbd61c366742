import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';
import { PAYMENT_LIMIT_EXAMPLE, paymentLimit } from '../shared/ownLimit.ts';

/** Forgets one's own payment limit: the platform's holds again after 24 hours, as with any rise. */
export const resetPaymentLimit = endpoint({
  path: '/exchangeUser/resetPaymentLimit',
  auth: 'user',
  rate: 'write',
  owns: [],
  request: nothing,
  response: paymentLimit,
  example: {
    request: {},
    response: { ...PAYMENT_LIMIT_EXAMPLE, next: PAYMENT_LIMIT_EXAMPLE.max },
  },
});
