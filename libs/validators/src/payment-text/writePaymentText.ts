import { toBase64Url } from './base64Url.ts';
import { type Payment, readFields, writeFields } from './payment-fields.ts';
import { PAYMENT_TEXT_MAC_BYTES, PAYMENT_TEXT_PREFIX } from './parsePaymentText.ts';

/**
 * Writes a payment text: `EZP1.`, the payment as base64url of JSON, and an authentication code.
 *
 * @param sign HMAC of the body with a key that only the issuer has; its first 8 bytes are kept (RFC 2104 section 5).
 * @throws RangeError when a field is not in its normal form, so that it would not be read back, or `sign` gave too
 * few bytes.
 * @example writePaymentText(payment, (body) => createHmac('sha256', key).update(body).digest())
 */
export function writePaymentText(payment: Payment, sign: (body: string) => Uint8Array): string {
  const json = writeFields(payment);
  if (!readFields(json)) throw new RangeError('A field of the payment is out of its form. Pass each through its check.');
  const body = PAYMENT_TEXT_PREFIX + toBase64Url(new TextEncoder().encode(json));
  const mac = sign(body).slice(0, PAYMENT_TEXT_MAC_BYTES);
  if (mac.length < PAYMENT_TEXT_MAC_BYTES) throw new RangeError('The code that sign gave is too short. Sign by HMAC.');
  return `${body}.${toBase64Url(mac)}`;
}
