import { type Address, bytesToHex, type Hash, type Hex, keccak256, parseGwei } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { estimateFeesPerGas, estimateGas, getTransactionCount, sendRawTransaction } from 'viem/actions';
import { type Db, sql } from '../../../db/index.ts';
import type { PreparedTransfer, SignedTransfer } from '../port/Chain.ts';
import { type NodeClient, NodeRefusal, plainly } from './node.ts';

/** What a transaction does, without what it costs. */
export interface Action {
  readonly to: Address;
  readonly data?: Hex;
  /** Of the network's own coin; default none. */
  readonly value?: bigint;
}

/** What it may cost at most (EIP-1559). */
export interface Price {
  readonly gas: bigint;
  readonly maxFeePerGas: bigint;
  readonly maxPriorityFeePerGas: bigint;
}

/** The house's wallet on an EVM network. */
export interface EvmWallet {
  readonly address: Address;
  /** What was last signed for a reference. */
  find(ref: string): Promise<SignedTransfer | undefined>;
  /** What was signed for references that begin so and no block holds yet, in the order of the nonces. */
  unmined(refsFrom: string): Promise<SignedTransfer[]>;
  /**
   * Prices an action, to be signed in place of `previous`, what was last signed for its reference. When another process
   * was faster, what that one signed is the answer.
   * @throws {NodeRefusal} when the action would fail, so that nothing is signed that cannot go through
   */
  prepare(ref: string, action: Action, previous: SignedTransfer | undefined): Promise<PreparedTransfer>;
}

interface WalletOptions {
  readonly db: Db;
  readonly client: NodeClient;
  readonly protocol: string;
  readonly account: PrivateKeyAccount;
}

/**
 * A wallet whose nonces the database gives out, so that any number of processes can sign. A nonce counts as given out
 * only together with what was signed under it: both are written in one transaction, which asks nobody but the database.
 */
export function createEvmWallet({ db, client, protocol, account }: WalletOptions): EvmWallet {
  const { address } = account;

  const find = async (on: Db, ref: string): Promise<SignedTransfer | undefined> =>
    await on.maybe<SignedTransfer>(sql`
      select txid, payload from evm_transfer where protocol = ${protocol} and ref = ${ref} order by nonce desc limit 1`);

  return {
    address,
    find: (ref) => find(db, ref),
    async unmined(refsFrom) {
      const count = await getTransactionCount(client, { address, blockTag: 'latest' });
      return await db.query<SignedTransfer>(sql`
        select txid, payload from evm_transfer
        where protocol = ${protocol} and address = ${address} and nonce >= ${count} and starts_with(ref, ${refsFrom})
        order by nonce`);
    },
    async prepare(ref, action, previous) {
      const [price, pending] = await Promise.all([
        priceAction(client, address, action),
        getTransactionCount(client, { address, blockTag: 'pending' }),
      ]);
      return {
        async sign(tx) {
          if (!tx.inTransaction) throw new Error('A nonce is given out in a transaction only.');
          await tx.query(sql`
            insert into evm_wallet (protocol, address) values (${protocol}, ${address}) on conflict do nothing`);
          const { next } = await tx.one<{ next: bigint }>(sql`
            select next_nonce as next from evm_wallet where protocol = ${protocol} and address = ${address} for update`);
          const latest = await find(tx, ref);
          if (latest && latest.txid !== previous?.txid) return latest;
          // Greater on the network when the key was also used elsewhere.
          const nonce = Math.max(Number(next), pending);
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

/** The account of a private key. @throws Error without the key for one that is not of secp256k1 */
export function accountOf(key: Uint8Array): PrivateKeyAccount {
  try {
    return privateKeyToAccount(bytesToHex(key));
  } catch {
    throw new Error('The private key is not one of secp256k1, so nothing can be signed with it.');
  }
}

/** Room for state that changes between the estimate and the block, in percent. */
const GAS_ROOM = 130n;
/** Nothing of ours is worth more: a node that asks for it is wrong, and the wallet would be emptied in fees. */
const MOST_GAS = 30_000_000n;
const MOST_FEE_PER_GAS = parseGwei('10000');

/** Asks a node what a transaction would cost now. @throws {NodeRefusal} when it would fail */
export async function priceAction(client: NodeClient, from: Address, action: Action): Promise<Price> {
  const [estimate, fees] = await Promise.all([
    plainly(estimateGas(client, { account: from, ...action, prepare: false })),
    estimateFeesPerGas(client),
  ]);
  const gas = (estimate * GAS_ROOM) / 100n;
  if (gas > MOST_GAS || fees.maxFeePerGas > MOST_FEE_PER_GAS)
    throw new Error(`The node asks for ${gas} gas at ${fees.maxFeePerGas} wei, which is more than is ever paid.`);
  return { gas, ...fees };
}

interface Unsigned {
  readonly action: Action;
  readonly price: Price;
  readonly nonce: number;
}

/** Signs a transaction of type 2 (EIP-1559): with the same key and content always the same one (RFC 6979). */
export async function signAction(
  { chain }: NodeClient,
  account: PrivateKeyAccount,
  { action, price, nonce }: Unsigned,
): Promise<SignedTransfer> {
  const payload = await account.signTransaction({ type: 'eip1559', chainId: chain.id, nonce, ...action, ...price });
  return { txid: keccak256(payload), payload };
}

/** Whether the node has a transaction, mined or waiting. */
export async function isKnown(client: NodeClient, txid: string): Promise<boolean> {
  return (await client.request({ method: 'eth_getTransactionByHash', params: [txid as Hash] })) !== null;
}

/** Sends what was signed, unless the node has it. */
export async function broadcastOnce(client: NodeClient, { txid, payload }: SignedTransfer): Promise<void> {
  if (await isKnown(client, txid)) return;
  try {
    await sendRawTransaction(client, { serializedTransaction: payload as Hex });
  } catch (error) {
    // The node may have got it from elsewhere, or have answered the first try into a broken connection.
    if (!(error instanceof NodeRefusal) || !(await isKnown(client, txid))) throw error;
  }
}
