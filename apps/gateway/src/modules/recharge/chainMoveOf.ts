import type { ChainMove } from '@ezwallet/api-client/contract';
import type { Db } from '../../db/index.ts';
import { findRecharge } from './recharges.ts';

/** What happens on a network for a member's recharge; undefined for a bill without one. */
export async function chainMoveOf(db: Db, memberId: bigint, billNo: string): Promise<ChainMove | undefined> {
  const recharge = await findRecharge(db, memberId, billNo);
  if (!recharge || recharge.protocol === null || recharge.address === null) return undefined;
  const { status, protocol, address, txid, confirmations, required, reason, updatedAt } = recharge;
  return { status, protocol, address, txid, confirmations, required, reason, updatedAt };
}
