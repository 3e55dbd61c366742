import { checkDisplayText } from '../display-text/checkDisplayText.ts';
import { isCurrencyCode } from '../money/isCurrencyCode.ts';
import { isPayableAmount } from '../money/isPayableAmount.ts';
import { checkUserNumber } from '../user-number/checkUserNumber.ts';

/** Maximum number of characters of a payment's memo. */
export const PAYMENT_MEMO_MAX = 60;

interface PaymentToUser {
  /** The payee. */
  readonly userNumber: string;
  readonly currency: string;
  readonly memo?: string;
  /** Makes every code unique; 8 to 32 characters of base64url. */
  readonly nonce: string;
}

/** What a payment code asks for: any amount without expiry, or one amount until a time. */
export type Payment =
  | (PaymentToUser & { readonly kind: 'static' })
  | (PaymentToUser & {
      readonly kind: 'amount';
      /** Decimal string. */
      readonly amount: string;
      /** Epoch milliseconds. */
      readonly expiresAt: number;
    });

/** The payload's keys are short, because every letter makes the squares of the QR code smaller. */
const KINDS = { static: 's', amount: 'a' } as const;
const NONCE = /^[A-Za-z0-9_-]{8,32}$/;

/** The payload of a payment code. */
export function writeFields(payment: Payment): string {
  const { userNumber: u, currency: c, memo: m, nonce: n } = payment;
  const k = KINDS[payment.kind];
  return JSON.stringify(
    payment.kind === 'amount' ? { k, u, c, a: payment.amount, m, n, e: payment.expiresAt } : { k, u, c, m, n },
  );
}

/** @returns `undefined` when the payload has an unknown key, lacks one, or a value is not in its normal form. */
export function readFields(json: string): Payment | undefined {
  const parsed = parseJson(json);
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const { k, u, c, a, m, n, e, ...others }: Readonly<Record<string, unknown>> = { ...parsed };
  if (Object.keys(others).length > 0) return undefined;
  if (typeof u !== 'string' || typeof c !== 'string' || typeof n !== 'string') return undefined;
  if (!isNormalUserNumber(u) || !isCurrencyCode(c) || !NONCE.test(n)) return undefined;
  if (m !== undefined && (typeof m !== 'string' || !isNormalMemo(m))) return undefined;
  const common = { userNumber: u, currency: c, nonce: n, ...(m === undefined ? {} : { memo: m }) };
  if (k === KINDS.static) return a === undefined && e === undefined ? { kind: 'static', ...common } : undefined;
  if (k !== KINDS.amount || typeof a !== 'string' || !isPayableAmount(a)) return undefined;
  return Number.isSafeInteger(e) ? { kind: 'amount', ...common, amount: a, expiresAt: Number(e) } : undefined;
}

function isNormalUserNumber(text: string): boolean {
  const checked = checkUserNumber(text);
  return checked.ok && checked.value === text;
}

function isNormalMemo(text: string): boolean {
  const checked = checkDisplayText(text, { max: PAYMENT_MEMO_MAX });
  return checked.ok && checked.value === text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
