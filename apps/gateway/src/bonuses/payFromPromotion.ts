import type { BillNote } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../app/ApiFailure.ts';
import type { Db } from '../db/index.ts';
import { createLedger } from '../ledger/index.ts';

/** USDT that the house gives; in millionths. */
export interface Gift {
  /** The same key pays once. */
  readonly key: string;
  readonly memberId: bigint;
  readonly amount: bigint;
  readonly bizType: number;
  /** What the receiver's bill says it is for. */
  readonly note: BillNote;
}

/**
 * Pays out of the promotion account. @returns number of the receiver's bill
 * @throws {ApiFailure} with the ledger's code when money stands still
 */
export async function payFromPromotion(tx: Db, { key, memberId, amount, bizType, note }: Gift): Promise<string> {
  const result = await createLedger(tx).credit({
    actor: 0n,
    key,
    source: 'promo',
    to: memberId,
    asset: 'USDT',
    amount,
    bizType,
    remark: note,
  });
  if (!result.ok) throw new ApiFailure(result.code);
  return result.billNo;
}
