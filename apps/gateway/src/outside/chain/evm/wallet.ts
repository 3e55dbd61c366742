import { type Address, bytesToHex, keccak256 } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { getBalance, getTransactionCount } from 'viem/actions';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { PreparedTransfer, SignedTransfer } from '../port/Chain.ts';
import { OutsideTransferError } from '../port/outside.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Action, costOf, type Price, priceAction } from './fees.ts';
import { type NodeClient, NodeRefusal } from '../json-rpc/node.ts';
import { readPayload } from './readPayload.ts';

/** The house's wallet on an EVM network. */
export interface EvmWallet extends Attempts {
  readonly address: Address;
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
  /** The newest attempts that took the place of others and that no block holds yet. */
  replacements(): Promise<readonly SignedTransfer[]>;
  /** The newest attempts that no block holds so many milliseconds after they were signed, in the order of the nonces. */
  stuck(after: number): Promise<readonly SignedTransfer[]>;
  /**
   * Signs another attempt under the nonce of a waiting one.
   * @returns undefined when somebody else was faster
   */
  replace(
    tx: Db,
    waiting: SignedTransfer,
    unsigned: { readonly action: Action; readonly price: Price },
  ): Promise<SignedTransfer | undefined>;
}

interface WalletOptions {
  readonly db: Db;
  readonly client: NodeClient;
  readonly protocol: string;
  readonly account: PrivateKeyAccount;
  /** Bound of what one transaction may cost, in wei. */
  readonly most: bigint;
}

/** That nothing was signed later under the same nonce. */
const IS_NEWEST = sql`not exists (
  select 1 from evm_transfer later
  where later.protocol = t.protocol and later.address = t.address and later.nonce = t.nonce
    and later.attempt > t.attempt)`;

/**
 * A wallet whose nonces the database gives out, so that any number of processes can sign. A nonce counts as given out
 * only together with what was signed under it: both are written in one transaction, which asks nobody but the database.
 */
export function createEvmWallet({ db, client, protocol, account, most }: WalletOptions): EvmWallet {
  const { address } = account;

  const find = async (on: Db, ref: string): Promise<SignedTransfer | undefined> =>
    await on.maybe<SignedTransfer>(sql`
      select txid, payload from evm_transfer where protocol = ${protocol} and ref = ${ref}
      order by nonce desc, attempt desc limit 1`);

  /** Nobody else signs until the transaction ends. @returns the nonce that is given out next */
  const lockNonces = async (tx: Db): Promise<number> => {
    if (!tx.inTransaction) throw new Error('A nonce is given out in a transaction only.');
    await tx.query(sql`
      insert into evm_wallet (protocol, address) values (${protocol}, ${address}) on conflict do nothing`);
    const { next } = await tx.one<{ next: bigint }>(sql`
      select next_nonce as next from evm_wallet where protocol = ${protocol} and address = ${address} for update`);
    return Number(next);
  };

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
    address,
    find: (ref) => find(db, ref),
    unmined: (refsFrom) => newestUnmined(sql`starts_with(t.ref, ${refsFrom})`),
    replacements: () => newestUnmined(sql`t.attempt > 0`),
    stuck: (after) => newestUnmined(sql`t.created_at <= app_now() - ${after} * interval '1 millisecond'`),
    async replace(tx, waiting, { action, price }) {
      await lockNonces(tx);
      const newest = await tx.maybe<{ nonce: bigint; ref: string; attempt: number }>(sql`
        select t.nonce, t.ref, t.attempt from evm_transfer t
        where t.txid = ${waiting.txid} and ${IS_NEWEST}`);
      if (!newest) return undefined;
      const { nonce, ref, attempt } = newest;
      const signed = await signAction(client, account, { action, price, nonce: Number(nonce) });
      await tx.query(sql`
        insert into evm_transfer (protocol, address, nonce, attempt, ref, txid, payload)
        values (${protocol}, ${address}, ${nonce}, ${attempt + 1}, ${ref}, ${signed.txid}, ${signed.payload})`);
      return signed;
    },
    async prepare(ref, action, previous) {
      // The count comes before the balance: a block between them makes the wallet look poorer, never richer.
      const count = await getTransactionCount(client, { address, blockTag: 'latest' });
      const [price, pending, balance] = await Promise.all([
        priceAction(client, address, action, most),
        getTransactionCount(client, { address, blockTag: 'pending' }),
        getBalance(client, { address, blockTag: 'latest' }),
      ]);
      return {
        async sign(tx) {
          const next = await lockNonces(tx);
          const latest = await find(tx, ref);
          if (latest && latest.txid !== previous?.txid) return latest;
          if (next > 0 && pending > next)
            throw new OutsideTransferError(
              `The wallet on ${protocol} has sent ${pending} transactions, and ${next} are known.`,
            );
          await assertPayable(tx, takenBy({ action, price }), { balance, count });
          // Greater on the network when the key was used before this database.
          const nonce = Math.max(next, pending);
          const transfer = await signAction(client, account, { action, price, nonce });
          await tx.query(sql`
            insert into evm_transfer (protocol, address, nonce, ref, txid, payload)
            values (${protocol}, ${address}, ${nonce}, ${ref}, ${transfer.txid}, ${transfer.payload})`);
          await tx.query(sql`
            update evm_wallet set next_nonce = ${nonce + 1} where protocol = ${protocol} and address = ${address}`);
          return transfer;
        },
      };
    },
  };
}

/** The most that a transaction takes from its sender, in wei. */
function takenBy({ action, price }: { readonly action: Action; readonly price: Price }): bigint {
  return costOf(price) + (action.value ?? 0n);
}

/** The account of a private key. @throws Error without the key for one that is not of secp256k1 */
export function accountOf(key: Uint8Array): PrivateKeyAccount {
  try {
    return privateKeyToAccount(bytesToHex(key));
  } catch {
    throw new Error('The private key is not one of secp256k1, so nothing can be signed with it.');
  }
}

interface Unsigned {
  readonly action: Action;
  readonly price: Price;
  readonly nonce: number;
}

/**
 * Signs a transaction, of type 2 (EIP-1559) where the price is one of base fee and tip. With the same key and content it is
 * always the same one (RFC 6979).
 */
export async function signAction(
  { chain }: NodeClient,
  account: PrivateKeyAccount,
  { action, price, nonce }: Unsigned,
): Promise<SignedTransfer> {
  const content = { chainId: chain.id, nonce, ...action };
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = price;
  const payload = await (gasPrice === undefined
    ? account.signTransaction({ type: 'eip1559', ...content, gas, maxFeePerGas, maxPriorityFeePerGas })
    : account.signTransaction({ type: 'legacy', ...content, gas, gasPrice }));
  return { txid: keccak256(payload), payload };
}
