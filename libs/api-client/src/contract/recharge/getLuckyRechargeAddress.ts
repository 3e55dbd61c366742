import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, time } from '../shared/fields.ts';
import { PAY_TOKEN_EXAMPLE, payToken } from '../shared/merchantPayment.ts';
import { protocol } from '../shared/protocol.ts';
import { RECHARGE_ADDRESS_EXAMPLE, rechargeAddress } from '../shared/recharge.ts';

/**
 * Where to pay a merchant on a network, and the amount that is still missing. It moves the payment from 0 to 1. The
 * address belongs to this payment alone.
 */
export const getLuckyRechargeAddress = endpoint({
  path: '/luckyrecharge/getRechargeAddress',
  auth: 'public',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {
    ORDER_NOT_FOUND: true,
    ORDER_CANCELED: true,
    ORDER_EXPIRED: true,
    /** Nothing is missing. */
    ORDER_ALREADY_DONE: true,
    /** The merchant does not offer this network. */
    NO_THIS_METHOD: true,
    /** The merchant expects a named payer, and no network identifies one. */
    '6014': true,
  },
  request: v.strictObject({ payToken, protocol }),
  response: v.object({ ...rechargeAddress.entries, amount, expireAt: time }),
  example: {
    request: { payToken: PAY_TOKEN_EXAMPLE, protocol: 'TRC20' },
    response: { ...RECHARGE_ADDRESS_EXAMPLE, amount: '38.5', expireAt: 1_790_000_900_000 },
  },
});
