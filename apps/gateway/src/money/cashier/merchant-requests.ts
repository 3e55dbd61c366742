import { createHmac } from 'node:crypto';
import { plainText } from '@ezwallet/api-client/contract';
import { checkDisplayText, namesOnlyTheHouse } from '@ezwallet/validators';
import * as v from 'valibot';

/** What a merchant's server and the gateway tell each other; what is absent or empty is left out. */
export type SignedFields = Readonly<Record<string, string | number | undefined>>;

/** The request that fields travel in: a signature for one call is worth nothing at another. */
export interface SignedCall {
  readonly method: 'POST';
  /** As in the address, with its query: `/merchant-api/payments`. */
  readonly path: string;
}

/**
 * HMAC-SHA256 under a merchant's secret over three lines: the method, the path, and all fields but `sign` as
 * `name=value`, sorted by name, joined by `&`. Values are percent-encoded as `encodeURIComponent` does, so that no value
 * can pass for the field after it.
 *
 * @returns hexadecimal digits in lower case
 * @example
 * signFields(secret, { method: 'POST', path: '/merchant-api/payments' }, { merchantNo: 'M1', amount: '38.5' })
 * // of 'POST\n/merchant-api/payments\namount=38.5&merchantNo=M1'
 */
export function signFields(secret: Buffer, { method, path }: SignedCall, fields: SignedFields): string {
  const text = Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== undefined && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return createHmac('sha256', secret).update(`${method}\n${path}\n${text}`).digest('hex');
}

const MAX_URL = 512;
const MAX_SUBJECT = 60;

const subject = v.pipe(
  plainText(MAX_SUBJECT * 4),
  v.check((value) => checkDisplayText(value, { max: MAX_SUBJECT }).ok && !namesOnlyTheHouse(value), 'subject'),
);

/** Fields of every request of a merchant's server. */
const signed = {
  merchantNo: v.pipe(v.string(), v.regex(/^M\d{9}$/)),
  outTradeNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/)),
  sign: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
};

/** Asks for a payment. */
export const placeRequest = v.strictObject({
  ...signed,
  amount: plainText(32),
  currency: plainText(10),
  subject,
  payerName: v.optional(plainText(64)),
  notifyUrl: v.optional(plainText(MAX_URL), ''),
  returnUrl: v.optional(plainText(MAX_URL), ''),
  /** Minutes. */
  expireMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Names a payment that was asked for. `time` in epoch milliseconds: a request that others have seen expires soon. */
export const nameRequest = v.strictObject({ ...signed, time: v.pipe(v.number(), v.integer()) });

/** Refunds a part of what came. `userNo` names the receiver where the payer is not known. */
export const refundRequest = v.strictObject({
  ...nameRequest.entries,
  outRefundNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.:-]{1,64}$/)),
  amount: plainText(32),
  userNo: v.optional(plainText(16), ''),
});

/** A payment as its merchant asks for it, its signature checked. */
export type PlaceRequest = v.InferOutput<typeof placeRequest>;
