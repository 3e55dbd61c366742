import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { displayText } from '../shared/displayText.ts';
import { amount, currencyCode, time } from '../shared/fields.ts';

const TEXT = 'EZP1.eyJrIjoicyIsInUiOiI3S0Q0MlAiLCJjIjoiVVNEVCIsIm4iOiJ4OW4yVHE1YiJ9.3Zl0s9Qv2Xw';

/**
 * A payment code of the caller: the text, and the URL in its QR code, so that any camera can open it. Without an amount
 * it never expires; with one it is valid until `expireAt`.
 */
export const getPaymentQrCodeLink = endpoint({
  path: '/luckyrecharge/getPaymentQRCodeLink',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {
    ASSET_NOT_FOUND: true,
    AMOUNT_INVALID: true,
    /** The policy closes this function. */
    NO_RIGHTS: true,
  },
  request: v.strictObject({
    currency: currencyCode,
    amount: v.optional(amount),
    memo: v.optional(displayText(60)),
  }),
  response: v.object({ text: v.string(), link: v.string(), expireAt: v.nullable(time) }),
  example: {
    request: { currency: 'USDT' },
    response: {
      text: TEXT,
      link: `https://wallet.example/pay?text=${TEXT}`,
      expireAt: null,
    },
  },
});
