import { randomBytes } from 'node:crypto';
import {
  checkDisplayText,
  fromMinorUnits,
  parsePaymentText,
  PAYMENT_MEMO_MAX,
  PAYMENT_TEXT_MAC_BYTES,
  type PaymentText,
  writePaymentText,
} from '@ezwallet/validators';
import { readAmount } from '../../assets/amounts.ts';
import { ASSETS } from '../../assets/catalogue.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { admit, type Outcome, Refusal } from '../../call/Outcome.ts';
import type { Services } from '../../call/Services.ts';
import type { Config } from '../../config/index.ts';
import { walletOrigin } from '../../config/walletOrigin.ts';
import { getMember } from '../../people/members/members.ts';
import { isSameDigest, pepperedHash, pepperedHashes } from '../../secrets/digest.ts';

/** The parts of a payment text's authentication code, under a key that only the gateway has; its first bytes are sent. */
const macParts = (body: string) => ['payment text', body] as const;

/** The terms of a new payment code. */
interface PaymentTextWish {
  readonly currency: string;
  /** Decimal string; without it the code takes any amount and never expires. */
  readonly amount?: string | undefined;
  readonly memo?: string | undefined;
}

/** A payment code: the text, the address that its QR holds, and until when it can be paid. */
interface IssuedPaymentText {
  readonly text: string;
  readonly link: string;
  /** Epoch milliseconds; null for ever. */
  readonly expireAt: number | null;
}

const NONCE_BYTES = 6;

/**
 * Makes a payment code for a member: a static one, or one of a fixed amount, which works once and expires soon.
 * @throws {ApiFailure} `ASSET_NOT_FOUND`, `AMOUNT_INVALID`, `ARGS_INVALID` for a memo that deceives
 */
export async function createPaymentText(
  { config, clock, db, ledger }: Services,
  memberId: bigint,
  { currency, amount, memo = '' }: PaymentTextWish,
): Promise<IssuedPaymentText> {
  const { userNo } = await getMember(db, memberId);
  const asked = await readAsked(ledger, currency, amount);
  const words = readMemo(memo);
  const common = {
    userNumber: userNo,
    currency,
    nonce: randomBytes(NONCE_BYTES).toString('base64url'),
    ...(words !== '' && { memo: words }),
  };
  const expireAt = asked === undefined ? null : clock.now() + config.policy.payment.textLifetime;
  const text = writePaymentText(
    asked === undefined || expireAt === null
      ? { kind: 'static', ...common }
      : { kind: 'amount', ...common, amount: asked, expiresAt: expireAt },
    (body) => pepperedHash(config.secrets.pepper, ...macParts(body)),
  );
  return { text, link: `${walletOrigin(config)}/pay?text=${text}`, expireAt };
}

/** The amount in its shortest form: each amount has only one text. */
async function readAsked(
  ledger: Services['ledger'],
  currency: string,
  amount: string | undefined,
): Promise<string | undefined> {
  if (amount !== undefined) {
    const { minor, scale } = admit(await readAmount(ledger, currency, amount));
    return fromMinorUnits(minor, scale);
  }
  if (!ASSETS.has(currency)) throw new ApiFailure('ASSET_NOT_FOUND');
  return undefined;
}

function readMemo(memo: string): string {
  if (memo.trim() === '') return '';
  const checked = checkDisplayText(memo, { max: PAYMENT_MEMO_MAX });
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['memo'] });
  return checked.value;
}

type Payment = PaymentText['payment'];

/** What a payment text of ours asks for. Refuses with `SIGN_INVALID` one that is not ours, or altered. */
export function readPaymentText(config: Config, text: string): Outcome<Payment> {
  const parsed = parsePaymentText(text);
  if (!parsed.ok) return new Refusal('SIGN_INVALID');
  const { body, mac, payment } = parsed.value;
  const isOurs = pepperedHashes(config.secrets, ...macParts(body)).some((own) =>
    isSameDigest(own.subarray(0, PAYMENT_TEXT_MAC_BYTES), Buffer.from(mac)),
  );
  return isOurs ? payment : new Refusal('SIGN_INVALID');
}
