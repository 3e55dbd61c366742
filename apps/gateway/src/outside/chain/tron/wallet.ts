import type { Db } from '../../../db/index.ts';
import { NodeRefusal } from '../json-rpc/node.ts';
import { type Chain, FeeAboveBoundError, type PreparedTransfer, type SignedTransfer } from '../port/Chain.ts';
import { sunOf } from './balances.ts';
import type { TronNode } from './node.ts';
import { askForApproval } from '../port/approvals.ts';
import { ApprovalNeededError, SignerRefusedError } from '../port/Signer.ts';
import { noteFeeWait } from '../port/feeWaits.ts';
import { broadcastOnce, decidedTime, lastFor, nextPlace, prepareIn, readFate } from './once.ts';
import { isKnown, type Outcome, readOutcome } from './outcome.ts';
import { priceAction } from './price.ts';
import { attemptsOf, endedBefore, newestOf, type Place, settle, type Signature, type Sender } from './signatures.ts';
import type { Action } from './transaction.ts';

/**
 * The house's wallet on TRON. Several transactions may stand for one transfer, each signed after the one before was lost. Every
 * question about a txid is about all of them.
 */
export interface TronWallet extends Required<
  Pick<Chain, 'find' | 'broadcast' | 'confirmations' | 'standing' | 'hasten'>
> {
  /** Prepares an action for a reference, unless what was signed for it before may be carried out: then that is the answer. */
  prepare(ref: string, action: Action): Promise<PreparedTransfer>;
}

interface WalletOptions {
  readonly db: Db;
  readonly node: TronNode;
  readonly sender: Sender;
  /** Its address, and those of wallets that paid before: what was lost of theirs, this one signs again. */
  readonly wallets: readonly string[];
  readonly coins: Chain['coins'];
  /** Bound of what one transaction may cost, in sun. */
  readonly most: bigint;
  /** From here on a failure counts as final. */
  readonly final: number;
  readonly height: () => Promise<number>;
}

/** A wallet whose signatures the database keeps, so that any number of processes can sign. */
export function createTronWallet({ db, node, sender, wallets, coins, most, final, height }: WalletOptions): TronWallet {
  const { address } = sender;

  const outcomeOf = async (
    attempts: readonly Signature[],
  ): Promise<(Outcome & { readonly txid: string }) | undefined> => {
    for (const attempt of attempts) {
      const outcome = await readOutcome(node, attempt, 'wallet');
      if (outcome) return { ...outcome, txid: attempt.txid };
    }
    return undefined;
  };

  /** @throws {NodeRefusal} when it would fail, so that nothing is signed that cannot go through */
  const prepareAt = async (place: Place, action: Action): Promise<PreparedTransfer> => {
    const [price, sun] = await Promise.all([priceAction(node, address, action, most), sunOf(node, address)]);
    const needed = price.cost + (action.kind === 'transfer' ? action.sun : 0n);
    if (sun < needed)
      throw new NodeRefusal('The wallet', { code: 'BALANCE', details: `it has ${sun} sun, and this needs ${needed}` });
    return await prepareIn(node, sender, place, { action, price });
  };

  return {
    async find(ref) {
      const newest = await newestOf(db, ref);
      return newest && bare(newest);
    },

    async prepare(ref, action) {
      const { previous, fate } = await lastFor(db, node, ref);
      const place = nextPlace(ref, previous, fate);
      if (previous && !place) return { sign: () => Promise.resolve(bare(previous)) };
      try {
        return await prepareAt(place ?? { ref, turn: 0, attempt: 0 }, action);
      } catch (error) {
        if (error instanceof FeeAboveBoundError) await noteFeeWait(db, { protocol: 'TRC20', ref });
        throw error;
      }
    },

    async broadcast(signed) {
      const [newest, ...older] = await attemptsOf(db, signed.txid);
      if (older.length > 0 && (await outcomeOf(older))) return;
      await broadcastOnce(node, newest ?? signed);
    },

    async confirmations(txid) {
      const attempts = await attemptsOf(db, txid);
      const [outcome, newest] = await Promise.all([outcomeOf(attempts), height()]);
      if (!outcome) {
        for (const attempt of attempts) if (await isKnown(node, attempt.txid)) return 0;
        return undefined;
      }
      const count = Math.max(1, newest - outcome.block + 1);
      if (outcome.hasPaid) return count;
      // A reorganisation may still carry it out: until that is past, it counts as waiting.
      return count >= final ? 'failed' : 0;
    },

    async standing(txid) {
      const attempts = await attemptsOf(db, txid);
      const outcome = attempts.length > 1 ? await outcomeOf(attempts) : undefined;
      const standing = attempts.find((attempt) => attempt.txid === outcome?.txid) ?? attempts[0];
      return standing && bare(standing);
    },

    async hasten() {
      let renewed = 0;
      for (const signed of await endedBefore(db, wallets, await decidedTime(node))) {
        const fate = await readFate(node, signed);
        if (fate === 'paid' || fate === 'failed') await settle(db, signed.txid);
        const place = fate === 'lost' ? nextPlace(signed.ref, signed, fate) : undefined;
        if (!place) continue;
        try {
          const prepared = await prepareAt(place, signed.action);
          await broadcastOnce(node, await db.tx((tx) => prepared.sign(tx)));
          renewed += 1;
        } catch (error) {
          if (error instanceof ApprovalNeededError) await askForApproval(db, { coins }, error);
          // This one waits; the others need not.
          if (![FeeAboveBoundError, NodeRefusal, SignerRefusedError].some((kind) => error instanceof kind)) throw error;
        }
      }
      return renewed;
    },
  };
}

const bare = ({ txid, payload }: SignedTransfer): SignedTransfer => ({ txid, payload });
