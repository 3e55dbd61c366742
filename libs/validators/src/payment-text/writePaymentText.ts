import { assertType } from '../checked/assertType.ts';
import { toBase64Url } from './base64Url.ts';
import { type Payment, readFields, writeFields } from './payment-fields.ts';
import { PAYMENT_TEXT_MAC_BYTES, PAYMENT_TEXT_PREFIX } from './parsePaymentText.ts';

/**
 * Writes a payment code: `EZP1.`, the payment as base64url of JSON, and an authentication code.
 *
 * @param sign HMAC of the body with a key that only the issuer has; the first 8 bytes are used (RFC 2104 section 5).
 * @throws RangeError when a field is not in its normal form, so that it could not be read back, or `sign` returns too
 *   few bytes.
 * @example writePaymentText(payment, (body) => createHmac('sha256', key).update(body).digest())
 */
export function writePaymentText(payment: Payment, sign: (body: string) => Uint8Array): string {
  assertType('object', payment, 'payment', 'the fields of a payment');
  assertType('function', sign, 'sign', 'a function that authenticates the body with your key');
  const json = writeFields(payment);
  if (!readFields(json))
    throw new RangeError('A field of the payment is not in its normal form. Pass each field through its check first.');
  const body = PAYMENT_TEXT_PREFIX + toBase64Url(new TextEncoder().encode(json));
  const mac = sign(body).slice(0, PAYMENT_TEXT_MAC_BYTES);
  if (mac.length < PAYMENT_TEXT_MAC_BYTES)
    throw new RangeError('The authentication code of sign is too short. Sign with an HMAC.');
  return `${body}.${toBase64Url(mac)}`;
}
