import type { Network } from '@ezwallet/validators';
import { getAddress } from 'viem';
import { getBalance, getTransactionCount } from 'viem/actions';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import { FeeAboveBoundError, type PreparedTransfer, type SignedTransfer } from '../port/Chain.ts';
import { noteFeeWait } from '../port/feeWaits.ts';
import { OutsideTransferError } from '../port/outside.ts';
import { HOT, type NetworkSigner } from '../port/Signer.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Action, costOf, priceAction } from './fees.ts';
import { type NodeClient, NodeRefusal } from '../json-rpc/node.ts';
import { readPayload } from './readPayload.ts';
import { IS_NEWEST, lockNonces, type Sender, signAt, type Unsigned } from './signing.ts';

/** The house's wallet on an EVM network. */
export interface EvmWallet extends Attempts {
  readonly sender: Sender;
  /** What was last signed for a reference. */
  find(ref: string): Promise<SignedTransfer | undefined>;
  /** What was signed for references that begin so and no block holds yet, in the order of the nonces. */
  unmined(refsFrom: string): Promise<SignedTransfer[]>;
  /**
   * Prices an action, to be signed in place of `previous`, what was last signed for its reference. When another process
   * was faster, what that one signed is the answer.
   * @throws {NodeRefusal} when the action would fail, or the wallet would not have enough of the network's own coin for it and for all
   *   that waits before it, so that nothing is signed that cannot go through
   */
  prepare(ref: string, action: Action, previous: SignedTransfer | undefined): Promise<PreparedTransfer>;
}

interface WalletOptions {
  readonly db: Db;
  readonly client: NodeClient;
  readonly protocol: Network;
  readonly signer: NetworkSigner;
  /** Bound of what one transaction may cost, in wei. */
  readonly most: bigint;
}

/**
 * A wallet whose nonces the database gives out, so that any number of processes can sign. A nonce counts as given out
 * only together with what was signed under it: both are written in one transaction, which asks nobody but the database.
 */
export function createEvmWallet({ db, client, protocol, signer, most }: WalletOptions): EvmWallet {
  const address = getAddress(signer.hot);
  const sender: Sender = { protocol, client, address, purpose: HOT, signer };

  const find = async (on: Db, ref: string): Promise<SignedTransfer | undefined> =>
    await on.maybe<SignedTransfer>(sql`
      select txid, payload from evm_transfer where protocol = ${protocol} and ref = ${ref}
      order by nonce desc, attempt desc limit 1`);

  const newestFrom = async (on: Db, count: number, which: Sql): Promise<SignedTransfer[]> =>
    await on.query<SignedTransfer>(sql`
      select t.txid, t.payload from evm_transfer t
      where t.protocol = ${protocol} and t.address = ${address} and t.nonce >= ${count} and ${which} and ${IS_NEWEST}
      order by t.nonce`);
  const newestUnmined = async (which: Sql): Promise<SignedTransfer[]> =>
    await newestFrom(db, await getTransactionCount(client, { address, blockTag: 'latest' }), which);

  /** @throws {NodeRefusal} when what waits and the next one take more than the wallet has */
  const assertPayable = async (tx: Db, next: bigint, { balance, count }: { balance: bigint; count: number }) => {
    const waiting = (await newestFrom(tx, count, sql`true`)).map(({ payload }) => takenBy(readPayload(payload)));
    const needed = waiting.reduce((sum, taken) => sum + taken, next);
    if (needed > balance)
      throw new NodeRefusal('The wallet', {
        code: 'BALANCE',
        details: `it has ${balance} wei, and this needs ${needed}`,
      });
  };

  return {
    ...createAttempts(db, client, protocol),
    sender,
    find: (ref) => find(db, ref),
    unmined: (refsFrom) => newestUnmined(sql`starts_with(t.ref, ${refsFrom})`),
    async prepare(ref, action, previous) {
      // The count comes before the balance: a block between them makes the wallet look poorer, never richer.
      const count = await getTransactionCount(client, { address, blockTag: 'latest' });
      const [price, pending, balance] = await Promise.all([
        priceAction(client, address, action, most).catch(async (error: unknown) => {
          if (error instanceof FeeAboveBoundError) await noteFeeWait(db, { protocol, ref });
          throw error;
        }),
        getTransactionCount(client, { address, blockTag: 'pending' }),
        getBalance(client, { address, blockTag: 'latest' }),
      ]);
      return {
        async sign(tx) {
          const next = await lockNonces(tx, sender);
          const latest = await find(tx, ref);
          if (latest && latest.txid !== previous?.txid) return latest;
          if (next > 0 && pending > next)
            throw new OutsideTransferError(
              `The wallet on ${protocol} has sent ${pending} transactions, and ${next} are known.`,
            );
          await assertPayable(tx, takenBy({ action, price }), { balance, count });
          // Greater on the network when the key was used before this database.
          const nonce = Math.max(next, pending);
          const transfer = await signAt(tx, sender, { ref, nonce, attempt: 0 }, { action, price });
          await tx.query(sql`
            update evm_wallet set next_nonce = ${nonce + 1} where protocol = ${protocol} and address = ${address}`);
          return transfer;
        },
      };
    },
  };
}

/** The most that a transaction takes from its sender, in wei. */
function takenBy({ action, price }: Unsigned): bigint {
  return costOf(price) + (action.value ?? 0n);
}
