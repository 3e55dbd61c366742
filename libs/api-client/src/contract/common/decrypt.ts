import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode } from '../shared/fields.ts';
import { plainText } from '../shared/plainText.ts';

/** What a payment text asks for: any amount, for ever, or one amount until a time. */
export const PAYMENT_TEXT_TYPES = ['static', 'amount'] as const;

/** The longest payment text that the validators take apart. */
const MAX_TEXT = 1024;

/**
 * Says what a scanned payment text means: whom it pays and, when `fixed`, how much. Pay what this says, never what the
 * text says of itself. A text whose time is over, or that was `paid`, is answered all the same, so that the screen can name
 * the payee.
 * Codes: `SIGN_INVALID` not ours or altered, `USER_NOT_FOUND` the payee has left.
 */
export const decrypt = endpoint({
  path: '/common/decrypt',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  request: v.strictObject({ text: v.pipe(plainText(MAX_TEXT), v.minLength(1)) }),
  response: v.object({
    type: v.picklist(PAYMENT_TEXT_TYPES),
    payeeUserNo: v.string(),
    payeeNickMasked: v.string(),
    currency: currencyCode,
    amount: v.optional(amount),
    fixed: v.boolean(),
    memo: v.string(),
    /** Its one amount has been paid, by whomever. */
    paid: v.boolean(),
    expired: v.boolean(),
  }),
  example: {
    request: { text: 'EZP1.eyJrIjoicyIsInUiOiI5WE0zUUEiLCJjIjoiVVNEVCIsIm4iOiJ4OW4yVHE1YiJ9.3Zl0s9Qv2Xw' },
    response: {
      type: 'static',
      payeeUserNo: '9XM3QA',
      payeeNickMasked: 'W•••',
      currency: 'USDT',
      fixed: false,
      memo: '',
      paid: false,
      expired: false,
    },
  },
});
