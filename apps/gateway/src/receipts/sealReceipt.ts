import type { Config } from '../config/index.ts';
import { pepperedHash } from '../identity/digest.ts';
import type { Receipt } from './Receipt.ts';

/** Twelve characters that nobody can guess: staff compare them by eye. */
const BYTES = 9;

/**
 * The seal of a receipt that is issued at a time. Left out is what a person may change later, such as a nickname, so
 * that an old receipt stays true.
 */
export function sealReceipt({ secrets }: Config, receipt: Receipt, issuedAt: number): string {
  const { billNo, businessType, currency, amount, fee, status, payer, payee, txid, completedAt, createdAt } = receipt;
  const sealed = JSON.stringify([
    billNo,
    businessType,
    currency,
    amount,
    fee,
    status,
    payer?.userNoMasked ?? null,
    payee?.userNoMasked ?? null,
    txid,
    createdAt,
    completedAt,
    issuedAt,
  ]);
  return pepperedHash(secrets.pepper, 'receipt', sealed).subarray(0, BYTES).toString('base64url');
}
