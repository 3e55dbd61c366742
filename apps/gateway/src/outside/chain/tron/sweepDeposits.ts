import type { Db } from '../../../db/index.ts';
import { NodeRefusal } from '../json-rpc/node.ts';
import type { SweepReport } from '../port/Chain.ts';
import { SignerRefusedError } from '../port/Signer.ts';
import { FEE_REFS } from '../port/intentOf.ts';
import { sweepEach, sweepRef, type SweptCoin } from '../port/sweeping.ts';
import { withRoom } from '../port/withRoom.ts';
import { payAction } from './action.ts';
import { balancesOn, sunOf } from './balances.ts';
import type { TronNode } from './node.ts';
import { type Price, priceAction } from './price.ts';
import type { Sender } from './signatures.ts';
import type { Action } from './transaction.ts';
import { broadcastOnce, lastFor, prepareIn, repeatedPlace } from './once.ts';

interface SweepOptions {
  readonly db: Db;
  readonly node: TronNode;
  readonly wallet: Sender;
  /** Bound of what one transaction may cost, in sun. */
  readonly most: bigint;
}

/**
 * Moves coins from deposit addresses to the house's wallet. An address has no TRX to burn, so the wallet sends it some first, which
 * also makes it an account; the next run then moves the tokens. Every signature is kept under a reference of its address
 * before it is sent, so that a run may be cut off and run again at any time, and twice at once.
 *
 * Energy is not delegated: TRX is burnt for it. Delegation costs less, and needs frozen TRX and a second key.
 */
export async function sweepDeposits(
  options: SweepOptions,
  coins: readonly SweptCoin[],
  deposits: readonly Sender[],
): Promise<SweepReport> {
  const owners = deposits.map(({ address }) => address);
  return await sweepEach({
    db: options.db,
    protocol: 'TRC20',
    coins,
    deposits,
    balancesOf: ({ contract }) => balancesOn(options.node, contract, owners),
    move: (deposit, coin, raw) => moveAll(options, deposit, coin, raw),
    isRefusal: (error) => error instanceof NodeRefusal || error instanceof SignerRefusedError,
  });
}

async function moveAll(
  options: SweepOptions,
  deposit: Sender,
  { currency, contract }: SweptCoin,
  raw: bigint,
): Promise<keyof SweepReport> {
  const { node, wallet, most } = options;
  const all = payAction(contract, wallet.address, raw);
  const price = await priceAction(node, deposit.address, all, most);
  const ref = sweepRef(deposit.address, currency);
  if (all.kind === 'transfer') {
    const action = { ...all, sun: raw - price.cost };
    return action.sun > 0n && (await pay(options, deposit, ref, { action, price })) ? 'swept' : 'waiting';
  }
  const sun = await sunOf(node, deposit.address);
  if (sun >= price.cost) return (await pay(options, deposit, ref, { action: all, price })) ? 'swept' : 'waiting';
  const fee = payAction('', deposit.address, withRoom(price.cost) - sun);
  const feePrice = await priceAction(node, wallet.address, fee, most);
  const isFunded = await pay(options, wallet, `${FEE_REFS.tron}${deposit.address}`, { action: fee, price: feePrice });
  return isFunded ? 'funded' : 'waiting';
}

/** Signs and sends, unless what an earlier run signed for the reference waits: then that is sent. @returns whether it signed */
async function pay(
  { db, node }: SweepOptions,
  sender: Sender,
  ref: string,
  content: { readonly action: Action; readonly price: Price },
): Promise<boolean> {
  const { previous, fate } = await lastFor(db, node, ref);
  const place = repeatedPlace(ref, previous, fate);
  if (previous && !place) {
    await broadcastOnce(node, previous);
    return false;
  }
  const prepared = await prepareIn(node, sender, place ?? { ref, turn: 0, attempt: 0 }, content);
  await broadcastOnce(node, await db.tx((tx) => prepared.sign(tx)));
  return true;
}
