import { createHash, randomBytes } from 'node:crypto';
import { checkRealName, fromMinorUnits, parseMinorUnits, toMinorUnits } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Services } from '../../call/Services.ts';
import { walletOrigin } from '../../config/walletOrigin.ts';
import type { Config } from '../../config/index.ts';
import { fromNow, sql } from '../../db/index.ts';
import { isSameDigest } from '../../secrets/digest.ts';
import type { Merchant } from './Merchant.ts';
import type { PlaceRequest } from './merchant-requests.ts';
import { digestOfName } from './payer-name.ts';
import { findPaymentByNumber } from './payments.ts';
import { readScale } from '../../assets/amounts.ts';
import { placeInProcess } from './process.ts';

/** Where a payment's page is, and until when it can be paid, in epoch milliseconds. */
export interface PlacedPayment {
  readonly payUrl: string;
  readonly expireAt: number;
}

const TOKEN_BYTES = 16;
const MINUTE = 60_000;

/**
 * Takes a merchant's request for a payment, once for each of the merchant's numbers: sent again, it answers the same.
 * @throws {ApiFailure} `ALREADY_EXISTS` for other terms under a used number, `ASSET_NOT_FOUND`, `AMOUNT_INVALID`
 *   `{min, max, decimals}`, `ARGS_INVALID` `{fields}`
 */
export async function placePayment(
  { db, ledger, config }: Pick<Services, 'db' | 'ledger' | 'config'>,
  merchant: Merchant,
  request: PlaceRequest,
): Promise<PlacedPayment> {
  const { outTradeNo, currency: asset, subject, payerName = '', notifyUrl, returnUrl } = request;
  const { usual, most } = config.policy.cashier.expireMin;
  const { expireMin = usual } = request;
  const faulty = [
    ...(payerName === '' || checkRealName(payerName).ok ? [] : ['payerName']),
    ...(expireMin > most ? ['expireMin'] : []),
    ...(mayCall(config, notifyUrl) ? [] : ['notifyUrl']),
    ...(mayCall(config, returnUrl) ? [] : ['returnUrl']),
  ];
  if (faulty.length > 0) throw new ApiFailure('ARGS_INVALID', { fields: faulty });
  const { amount, text } = await readAsked({ ledger, config }, asset, request.amount);
  const payer = payerName === '' ? null : digestOfName(config, payerName);
  const terms = digestOf([
    asset,
    text,
    subject,
    notifyUrl,
    returnUrl,
    expireMin,
    ...(payer ? [payer.toString('hex')] : []),
  ]);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.tx(async (tx) => {
    const row = await tx.maybe<{ id: bigint }>(sql`
      insert into merchant_payment (merchant_id, out_trade_no, terms, token, asset_id, amount, subject, notify_url,
        return_url, expires_at, payer_name)
      values (${merchant.memberId}, ${outTradeNo}, ${terms}, ${token}, ${asset}, ${amount}, ${subject}, ${notifyUrl},
        ${returnUrl}, ${fromNow(expireMin * MINUTE)}, ${payer})
      on conflict (merchant_id, out_trade_no) do nothing returning id`);
    if (row) await placeInProcess(tx, row.id);
  });
  const payment = await findPaymentByNumber(db, merchant.memberId, outTradeNo);
  if (!payment) throw new Error('The payment was not kept.');
  if (!isSameDigest(payment.terms, terms)) throw new ApiFailure('ALREADY_EXISTS');
  return { payUrl: `${walletOrigin(config)}/cashier?payToken=${payment.token}`, expireAt: payment.expiresAt };
}

async function readAsked({ ledger, config }: Pick<Services, 'ledger' | 'config'>, asset: string, asked: string) {
  const { coins, most } = config.policy.cashier;
  const coin = coins[asset];
  if (!coin) throw new ApiFailure('ASSET_NOT_FOUND');
  const scale = await readScale(ledger, asset);
  const parsed = parseMinorUnits(asked, scale);
  if (!parsed.ok || parsed.value < toMinorUnits(coin.least, scale) || parsed.value > toMinorUnits(most, scale))
    throw new ApiFailure('AMOUNT_INVALID', { min: coin.least, max: most, decimals: scale });
  return { amount: parsed.value, text: fromMinorUnits(parsed.value, scale) };
}

/** Secure addresses only, but for the sandbox, whose merchants run on the same machine. */
function mayCall({ sandbox }: Config, url: string): boolean {
  if (url === '') return true;
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === 'https:' || (sandbox && protocol === 'http:')) && username === '' && password === '';
}

function digestOf(terms: readonly (string | number)[]): Buffer {
  return createHash('sha256').update(JSON.stringify(terms)).digest();
}
