import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, time } from '../shared/fields.ts';
import { PAY_TOKEN_EXAMPLE, payToken } from '../shared/merchantPayment.ts';
import { protocol } from '../shared/protocol.ts';
import { RECHARGE_ADDRESS_EXAMPLE, rechargeAddress } from '../shared/recharge.ts';

/**
 * Where to pay a merchant on a network, and the amount that is still missing. It moves the payment from 0 to 1. The
 * address belongs to this payment alone. Codes: `ORDER_NOT_FOUND`, `ORDER_CANCELED` (closed by the merchant),
 * `ORDER_EXPIRED`, `ORDER_ALREADY_DONE` (nothing is missing), `NO_THIS_METHOD` (network not offered), 6014 (the
 * merchant expects a named payer, whom no network identifies).
 */
export const getLuckyRechargeAddress = endpoint({
  path: '/luckyrecharge/getRechargeAddress',
  auth: 'public',
  rate: 'write',
  quiet: true,
  owns: [],
  request: v.strictObject({ payToken, protocol }),
  response: v.object({ ...rechargeAddress.entries, amount, expireAt: time }),
  example: {
    request: { payToken: PAY_TOKEN_EXAMPLE, protocol: 'TRC20' },
    response: { ...RECHARGE_ADDRESS_EXAMPLE, amount: '38.5', expireAt: 1_790_000_900_000 },
  },
});
