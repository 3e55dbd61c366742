/**
 * The talk between a gateway and the signer over a Unix domain socket: one JSON object a line, a request and then its answer. Both sides
 * check what they read.
 */
import { NETWORKS } from '@ezwallet/validators';
import * as v from 'valibot';
import type { Intent, SigningRequest } from '../port/Signer.ts';

/** The only version so far. */
export const VERSION = 1;
/**
 * The most characters of a line, its end included. A token payment takes some 700. A payment of Bitcoin brings the transaction before each of
 * its 40 inputs, which has up to 100 KB.
 */
export const LONGEST_LINE = 2 ** 24;

/** The reasons for which the signer answers without a value. */
export const REFUSALS = [
  'BAD_REQUEST',
  'UNKNOWN_VERSION',
  'UNKNOWN_NETWORK',
  'UNKNOWN_COIN',
  'NOT_OUR_KEY',
  'NOT_AS_SAID',
  'NOT_TO_HOT',
  'NOT_OUR_ADDRESS',
  'NOT_ALLOWED',
  'ABOVE_FEE',
  'ABOVE_TRANSACTION',
  'ABOVE_HOUR',
  'ABOVE_DAY',
  'NEEDS_APPROVAL',
  'APPROVAL_ENDED',
  'APPROVAL_USED',
  'FAULT',
] as const;
/** The reasons that persons of staff can remove. */
export const WANTS_APPROVAL = [
  'NEEDS_APPROVAL',
  'APPROVAL_ENDED',
  'APPROVAL_USED',
] as const satisfies readonly Refusal[];
/** A reason for which the signer answers without a value. */
export type Refusal = (typeof REFUSALS)[number];

const LONGEST_TEXT = 200;
/** Of one payment. */
const MOST_SIGNATURES = 8;
const LARGEST_INDEX = 2 ** 31 - 1;

const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));
const network = v.picklist(NETWORKS);
const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_INDEX));
const deposit = { index, generation: v.optional(index) };
const purpose = v.variant('kind', [
  v.strictObject({ kind: v.literal('hot'), address: v.optional(text) }),
  v.strictObject({ kind: v.literal('deposit'), ...deposit }),
]);
/** Inputs of a transaction are counted in it. */
const input = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xff_ff));
const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/));
const payment = {
  reference: text,
  to: text,
  raw: v.pipe(
    v.string(),
    v.regex(/^\d{1,78}$/),
    v.transform((digits) => BigInt(digits)),
  ),
  contract: text,
};
const intent = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['pay', 'sweep', 'refill']), ...payment }),
  v.strictObject({ kind: v.literal('topUp'), ...deposit, ...payment }),
]);
const approval = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  until: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  signatures: v.pipe(
    v.array(v.strictObject({ by: text, signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)) })),
    v.maxLength(MOST_SIGNATURES),
  ),
});
const head = { version: v.literal(VERSION), id: v.pipe(text, v.minLength(1)) };

/** A question to the signer. */
export const request = v.variant('ask', [
  v.strictObject({ ...head, ask: v.literal('health') }),
  v.strictObject({ ...head, ask: v.literal('generation') }),
  v.strictObject({ ...head, ask: v.literal('address'), network, purpose }),
  v.strictObject({
    ...head,
    ask: v.literal('sign'),
    network,
    purpose,
    from: text,
    unsigned: hex,
    input: v.optional(input),
    intent,
    approval: v.optional(approval),
  }),
]);
/** A question to the signer, read. */
export type Request = v.InferOutput<typeof request>;
/** A question to the signer, before it is written. */
export type Question = v.InferInput<typeof request>;

/** An answer of the signer. Its id is that of the question, or empty where that could not be read. */
export const answer = v.variant('ok', [
  v.strictObject({
    version: v.literal(VERSION),
    id: text,
    ok: v.literal(true),
    value: v.pipe(v.string(), v.maxLength(LONGEST_LINE)),
  }),
  v.strictObject({
    version: v.literal(VERSION),
    id: text,
    ok: v.literal(false),
    code: v.picklist(REFUSALS),
    reason: v.string(),
  }),
]);
/** An answer of the signer. */
export type Answer = v.InferOutput<typeof answer>;

/** A signing request as the protocol writes it. */
export function questionOf({ unsigned, intent: { raw, ...meant }, approval: approved, ...rest }: SigningRequest) {
  return {
    ...rest,
    unsigned: Buffer.from(unsigned).toString('hex'),
    intent: { ...meant, raw: String(raw) },
    ...(approved && { approval: { ...approved, signatures: [...approved.signatures] } }),
  };
}

/** The same, read. */
export function requestOf({
  network: on,
  purpose: use,
  from,
  unsigned,
  input: at,
  intent: meant,
  approval: approved,
}: Request & { ask: 'sign' }): SigningRequest {
  return {
    network: on,
    purpose: use,
    from,
    unsigned: Uint8Array.from(Buffer.from(unsigned, 'hex')),
    ...(at !== undefined && { input: at }),
    intent: meant satisfies Intent,
    ...(approved && { approval: approved }),
  };
}

/** A message as one line. */
export const lineOf = (message: Question | Answer): string => `${JSON.stringify(message)}\n`;
