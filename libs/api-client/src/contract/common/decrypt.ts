import * as v from 'valibot';
import { PAYMENT_TEXT_TYPES } from '../../constants/payments.ts';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode } from '../shared/fields.ts';
import { plainText } from '../shared/plainText.ts';

/** Maximum length of a payment code that the validators read. */
const MAX_TEXT = 1024;

/**
 * Says what a scanned payment code means: its payee and, when `fixed`, the amount. Pay what this answer says, never
 * what the code itself says. An expired or `paid` code is answered too, so that the screen can name the payee.
 */
export const decrypt = endpoint({
  path: '/common/decrypt',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: [],
  codes: {
    SIGN_INVALID: true,
    /** The payee has left. */
    USER_NOT_FOUND: true,
  },
  request: v.strictObject({ text: v.pipe(plainText(MAX_TEXT), v.minLength(1)) }),
  response: v.object({
    type: v.picklist(PAYMENT_TEXT_TYPES),
    payeeUserNo: v.string(),
    payeeNickMasked: v.string(),
    currency: currencyCode,
    amount: v.optional(amount),
    fixed: v.boolean(),
    memo: v.string(),
    /** Whether anyone has already paid its one amount. */
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
