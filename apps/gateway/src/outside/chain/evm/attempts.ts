import { type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { type Db, sql } from '../../../db/index.ts';
import type { SignedTransfer } from '../port/Chain.ts';
import { broadcastOnce, isKnown } from './broadcastOnce.ts';
import { absentOn, type NodeClient } from '../json-rpc/node.ts';

/** The attempt that a block holds. */
export interface Mined {
  readonly receipt: TransactionReceipt;
  /** As it was signed; empty for one that this database has not kept. */
  readonly payload: string;
}

/**
 * The answers of a network about a transfer of ours. Several transactions may stand for it, with one nonce and rising fees: a
 * block holds at most one of them. Every question here takes the txid of any.
 */
export interface Attempts {
  /** The one that a block holds. */
  mined(txid: string): Promise<Mined | undefined>;
  /** Whether the node has one of them. */
  isWaiting(txid: string): Promise<boolean>;
  /** The one that a block holds, or else the one with the highest fee; undefined for a txid that is not ours. */
  standing(txid: string): Promise<SignedTransfer | undefined>;
  /** Sends the one with the highest fee, unless a block holds another. */
  broadcast(signed: SignedTransfer): Promise<void>;
}

/** Reads the attempts that the database keeps. */
export function createAttempts(db: Db, client: NodeClient, protocol: string): Attempts {
  /** All that was signed under the nonce of a transaction, the newest first. */
  const attemptsOf = async (txid: string): Promise<readonly SignedTransfer[]> =>
    await db.query<SignedTransfer>(sql`
      select t.txid, t.payload from evm_transfer t
      join evm_transfer known on known.protocol = t.protocol and known.address = t.address and known.nonce = t.nonce
      where known.txid = ${txid} and known.protocol = ${protocol} order by t.attempt desc`);
  const askedFor = async (txid: string): Promise<readonly SignedTransfer[]> => {
    const attempts = await attemptsOf(txid);
    return attempts.length > 0 ? attempts : [{ txid, payload: '' }];
  };
  const minedOf = async (attempts: readonly SignedTransfer[]): Promise<Mined | undefined> => {
    for (const { txid, payload } of attempts) {
      const hash = txid as Hash;
      const receipt = await getTransactionReceipt(client, { hash }).catch(absentOn(TransactionReceiptNotFoundError));
      // Some nodes have receipts of what waits for a block.
      if (receipt && receipt.blockNumber !== null) return { receipt, payload };
    }
    return undefined;
  };

  return {
    mined: async (txid) => await minedOf(await askedFor(txid)),
    async isWaiting(txid) {
      for (const each of await askedFor(txid)) if (await isKnown(client, each.txid)) return true;
      return false;
    },
    async standing(txid) {
      const attempts = await attemptsOf(txid);
      if (attempts.length < 2) return attempts[0];
      const mined = await minedOf(attempts);
      return attempts.find(({ txid: each }) => each === mined?.receipt.transactionHash) ?? attempts[0];
    },
    async broadcast(signed) {
      const attempts = await attemptsOf(signed.txid);
      if (attempts.length > 1 && (await minedOf(attempts))) return;
      await broadcastOnce(client, attempts[0] ?? signed);
    },
  };
}
