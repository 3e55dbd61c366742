import { assertType } from '../checked/assertType.ts';
import { accept, type Checked, type Issue, refuse } from '../checked/checked.ts';
import { fromBase64Url } from './base64Url.ts';
import { type Payment, readFields } from './payment-fields.ts';

/** Prefix of a payment code's text: name and version of the format. */
export const PAYMENT_TEXT_PREFIX = 'EZP1.';
/** Bytes of the authentication code at the end. */
export const PAYMENT_TEXT_MAC_BYTES = 8;

/** Why a payment code was refused. */
export type PaymentTextIssue = Issue<'PAYMENT_TEXT_FORMAT'>;

/** The parts of a payment code. */
export interface PaymentText {
  /** The whole text, to send to its issuer. */
  readonly text: string;
  readonly payment: Payment;
  /** The part that the authentication code covers. */
  readonly body: string;
  /** The authentication code, {@link PAYMENT_TEXT_MAC_BYTES} bytes; only the issuer can verify it. */
  readonly mac: Uint8Array;
}

/** Sixty characters of memo in their longest encoding need about 600. */
const MAX_LENGTH = 1024;

/**
 * Splits a payment code into its parts and checks its form, e.g. to show a placeholder before the issuer has answered.
 * Anyone can write a text of this form. Only the issuer, who has the key, can recognise a genuine one: pay what the
 * issuer answers, never what this function returns.
 */
export function parsePaymentText(text: string): Checked<PaymentText, PaymentTextIssue> {
  assertType('string', text, 'text');
  const end = text.lastIndexOf('.');
  const body = text.slice(0, Math.max(end, 0));
  if (text.length > MAX_LENGTH || !body.startsWith(PAYMENT_TEXT_PREFIX)) return refuse('PAYMENT_TEXT_FORMAT');
  const mac = fromBase64Url(text.slice(end + 1));
  const payload = fromBase64Url(body.slice(PAYMENT_TEXT_PREFIX.length));
  const payment = payload && readFields(readUtf8(payload));
  if (!payment || mac?.length !== PAYMENT_TEXT_MAC_BYTES) return refuse('PAYMENT_TEXT_FORMAT');
  return accept({ text, payment, body, mac });
}

/** @returns the empty string, which is not valid JSON, when the bytes are not UTF-8. */
function readUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}
