import { type Db } from '../../../db/index.ts';
import { NodeRefusal } from '../json-rpc/node.ts';
import { FeeAboveBoundError, type PreparedTransfer, type SignedTransfer } from '../port/Chain.ts';
import { noteFeeWait } from '../port/feeWaits.ts';
import { OutsideTransferError } from '../port/outside.ts';
import { freeCoins, type HouseCoin, isFree } from './coins.ts';
import { lockCoins } from './follow.ts';
import type { BitcoinNode } from './node.ts';
import { dustOf, scriptOf } from './script.ts';
import { type Choice, type Missing, selectCoins } from './selectCoins.ts';
import { inOrder, signChoice, type Signing } from './signing.ts';
import {
  addSpend,
  type Attempt,
  attemptsOf,
  decide,
  isDead,
  minedOf,
  newestFor,
  newestOf,
  type Spend,
  spendOf,
} from './spends.ts';

/** The house's wallet on Bitcoin. Questions about a txid are about all transactions that were signed in its place. */
export interface BitcoinWallet {
  /** Finds the transaction last signed for a reference. */
  find(ref: string): Promise<SignedTransfer | undefined>;
  /** Confirmations, `failed`, or undefined when the network does not know it. */
  confirmations(txid: string): Promise<number | 'failed' | undefined>;
  /** The transaction that a block holds, or else the one with the highest fee. */
  standing(txid: string): Promise<SignedTransfer | undefined>;
  broadcast(signed: SignedTransfer): Promise<void>;
  /**
   * Prices a payment, to be signed once for its reference until that is dead.
   * @throws {FeeAboveBoundError}
   */
  prepare(ref: string, to: string, raw: bigint): Promise<PreparedTransfer>;
}

export interface WalletOptions extends Signing {
  readonly db: Db;
  readonly node: BitcoinNode;
  /** The most that a transaction may cost, in satoshis. */
  readonly most: bigint;
  /** From so many confirmations on no reorganisation changes anything. */
  readonly final: number;
  /** Reads new blocks. @returns the newest */
  readonly follow: () => Promise<number>;
}

/** Coins that are looked up before something is signed; more are not needed for a payment. */
const LOOKED_UP = 200;

/** A wallet whose coins are given out by the database, so that any number of processes can sign. */
export function createBitcoinWallet(options: WalletOptions): BitcoinWallet {
  const { db, node, network, signer, most, final, follow } = options;
  const home = scriptOf(network, signer.hot);

  async function confirmationsOf(spend: Spend): Promise<number | 'failed' | undefined> {
    const newest = await follow();
    const mined = await minedOf(db, spend);
    if (mined) return Math.max(1, newest - mined.block + 1);
    if (await isDead(db, spend, newest - final + 1)) return 'failed';
    return (await waitingOf(node, await attemptsOf(db, spend))) ? 0 : undefined;
  }

  return {
    async find(ref) {
      const spend = await newestFor(db, ref);
      return spend && (await newestOf(db, spend));
    },
    async confirmations(txid) {
      const spend = await spendOf(db, txid);
      // The network is asked for something that is not ours too: without an answer nobody knows.
      if (!spend) await follow();
      return spend && (await confirmationsOf(spend));
    },
    async standing(txid) {
      const spend = await spendOf(db, txid);
      if (!spend) return undefined;
      const mined = await minedOf(db, spend);
      return mined ? { txid: mined.txid, payload: mined.payload } : await newestOf(db, spend);
    },
    async broadcast(signed) {
      const spend = await spendOf(db, signed.txid);
      if (spend) {
        await follow();
        if (await minedOf(db, spend)) return;
      }
      await sendOnce(node, (spend && (await newestOf(db, spend))) ?? signed);
    },
    async prepare(ref, to, raw) {
      const newest = await follow();
      const previous = await newestFor(db, ref);
      const signed = previous && (await newestOf(db, previous));
      if (signed && (await confirmationsOf(previous)) !== 'failed') return { sign: () => Promise.resolve(signed) };
      const output = { script: scriptOf(network, to), raw };
      if (raw < dustOf(output.script)) throw refusal('DUST', `no node passes ${raw} satoshis on`);
      const [rate, free] = [await node.rate(), await freeCoins(db, [signer.hot], newest)];
      await assertUnspent(options, free.slice(0, LOOKED_UP));
      const choose = (coins: readonly HouseCoin[]) =>
        bounded(most, enough(selectCoins({ bound: [], free: coins, output, home, rate })));
      try {
        choose(free);
      } catch (error) {
        if (error instanceof FeeAboveBoundError) await noteFeeWait(db, { protocol: 'BTC', ref });
        throw error;
      }
      return {
        async sign(tx) {
          await lockCoins(tx);
          const latest = await newestFor(tx, ref);
          const other = latest && latest.id !== previous?.id ? await newestOf(tx, latest) : undefined;
          if (other) return other;
          if (previous) await decide(tx, previous, 'dead');
          const choice = choose(await freeCoins(tx, [signer.hot], newest));
          const spend = await addSpend(tx, { ref, turn: previous ? previous.turn + 1 : 0 });
          return await signChoice(
            tx,
            options,
            spend,
            { attempt: 0, newest },
            { ...choice, inputs: inOrder(choice.inputs) },
          );
        },
      };
    },
  };
}

const refusal = (code: string, details: string) => new NodeRefusal('The wallet', { code, details });

/** A choice of enough coins. @throws {NodeRefusal} */
export function enough<Coin>(choice: Choice<Coin> | Missing): Choice<Coin> {
  if ('needed' in choice)
    throw refusal('BALANCE', `its free coins have ${choice.had} satoshis, and this needs ${choice.needed}`);
  return choice;
}

/** A choice that costs no more than the bound. @throws {FeeAboveBoundError} */
export function bounded<Coin>(most: bigint, choice: Choice<Coin>): Choice<Coin> {
  if (choice.fee > most)
    throw new FeeAboveBoundError(`A transaction would cost ${choice.fee} satoshis, and ${most} is the most.`);
  return choice;
}

/** Whether one of the attempts waits for a block, the newest first. */
export async function waitingOf(node: BitcoinNode, attempts: readonly Attempt[]): Promise<Attempt | undefined> {
  for (const each of attempts) if (await node.isWaiting(each.txid)) return each;
  return undefined;
}

/** Sends what was signed, unless it waits already. */
export async function sendOnce(node: BitcoinNode, { txid, payload }: SignedTransfer): Promise<void> {
  if (await node.isWaiting(txid)) return;
  try {
    await node.send(payload);
  } catch (error) {
    // The node may have got it from elsewhere, or have answered the first try into a broken connection.
    if (!(error instanceof NodeRefusal) || !(await node.isWaiting(txid))) throw error;
  }
}

/**
 * Asks the node whether it has the coins that the database has. One that something spends which the database does not know was
 * spent with the keys of the house elsewhere.
 * @throws {OutsideTransferError}
 */
async function assertUnspent({ db, node, follow }: WalletOptions, coins: readonly HouseCoin[]): Promise<void> {
  for (const coin of coins) {
    if (await node.isUnspent(coin)) continue;
    // Another process may have signed meanwhile, and a block may have come or gone.
    if (!(await isFree(db, coin, await follow())) || (await node.isUnspent(coin))) continue;
    if (await isFree(db, coin, await follow()))
      throw new OutsideTransferError(
        `Something that is not known spends ${coin.txid}:${coin.vout} of the wallet on BTC.`,
      );
  }
}
