/** The price of a transaction, and its bound. */
import { type Address, Eip1559FeesNotSupportedError, type Hex } from 'viem';
import { estimateFeesPerGas, estimateGas } from 'viem/actions';
import { FeeAboveBoundError } from '../port/Chain.ts';
import { absentOn, type NodeClient, plainly } from '../json-rpc/node.ts';

/** The content of a transaction, without its price. */
export interface Action {
  readonly to: Address;
  readonly data?: Hex;
  /** Of the network's own coin; default none. */
  readonly value?: bigint;
}

/** By EIP-1559, or one price on a network without base fees. */
type Fees =
  | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint; readonly gasPrice?: never }
  | { readonly gasPrice: bigint; readonly maxFeePerGas?: never; readonly maxPriorityFeePerGas?: never };

/** The most that a transaction may cost, in wei. */
export type Price = Fees & { readonly gas: bigint };

/** Room for state that changes between the estimate and the block, in percent. */
const GAS_ROOM = 130n;
/** Nodes replace a waiting transaction only by one that pays at least an eighth more for each gas; some ask for more than a tenth. */
const RAISE = { by: 1125n, of: 1000n };

/** The most that a transaction of a price takes from its sender beside what it pays. */
export function costOf({ gas, maxFeePerGas, gasPrice }: Price): bigint {
  return gas * (maxFeePerGas ?? gasPrice);
}

/**
 * Asks a node what a transaction would cost now.
 * @param most bound of the cost, in wei: a node that asks for more is wrong, or the network is too dear for now
 * @throws {NodeRefusal} when it would fail
 * @throws {FeeAboveBoundError}
 */
export async function priceAction(client: NodeClient, from: Address, action: Action, most: bigint): Promise<Price> {
  const [estimate, fees] = await Promise.all([
    plainly(estimateGas(client, { account: from, ...action, prepare: false })),
    feesNow(client),
  ]);
  return bounded(most, { gas: (estimate * GAS_ROOM) / 100n, ...fees });
}

/** The price of the network for each gas now. */
export async function feesNow(client: NodeClient): Promise<Fees> {
  const fees = await estimateFeesPerGas(client).catch(absentOn(Eip1559FeesNotSupportedError));
  if (fees) return { maxFeePerGas: fees.maxFeePerGas, maxPriorityFeePerGas: fees.maxPriorityFeePerGas };
  const { gasPrice } = await estimateFeesPerGas(client, { type: 'legacy' });
  return { gasPrice };
}

/**
 * The price of a transaction that takes the place of a waiting one.
 * @returns undefined while the waiting one offers what the network asks for
 * @throws {FeeAboveBoundError}
 */
export function raisePrice(waiting: Price, now: Fees, most: bigint): Price | undefined {
  const { gas } = waiting;
  if (waiting.gasPrice !== undefined) {
    const asked = now.gasPrice ?? now.maxFeePerGas;
    return asked <= waiting.gasPrice ? undefined : bounded(most, { gas, gasPrice: raised(waiting.gasPrice, asked) });
  }
  const { maxFeePerGas, maxPriorityFeePerGas } = waiting;
  const asked = now.gasPrice === undefined ? now : { maxFeePerGas: now.gasPrice, maxPriorityFeePerGas: now.gasPrice };
  if (asked.maxFeePerGas <= maxFeePerGas && asked.maxPriorityFeePerGas <= maxPriorityFeePerGas) return undefined;
  return bounded(most, {
    gas,
    maxFeePerGas: raised(maxFeePerGas, asked.maxFeePerGas),
    maxPriorityFeePerGas: raised(maxPriorityFeePerGas, asked.maxPriorityFeePerGas),
  });
}

function raised(before: bigint, asked: bigint): bigint {
  const least = (before * RAISE.by + RAISE.of - 1n) / RAISE.of;
  return asked > least ? asked : least;
}

function bounded(most: bigint, price: Price): Price {
  const cost = costOf(price);
  if (cost > most) throw new FeeAboveBoundError(`A transaction would cost ${cost} wei, and ${most} is the most.`);
  return price;
}
