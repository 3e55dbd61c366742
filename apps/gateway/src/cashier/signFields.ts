import { createHmac } from 'node:crypto';

/** What a merchant's server and the gateway tell each other; what is absent or empty is left out. */
export type SignedFields = Readonly<Record<string, string | number | undefined>>;

/**
 * HMAC-SHA256 under a merchant's secret over all fields but `sign`: `name=value`, sorted by name, joined by `&`. Values
 * are percent-encoded as `encodeURIComponent` does, so that no value can pass for the field after it.
 *
 * @returns hexadecimal digits in lower case
 * @example signFields(secret, { merchantNo: 'M1', amount: '38.5' }) // of 'amount=38.5&merchantNo=M1'
 */
export function signFields(secret: Buffer, fields: SignedFields): string {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}
