/** The price of a transaction, and its bound. All amounts are sun, a millionth of a TRX. */
import { hexToString } from 'viem';
import * as v from 'valibot';
import { NodeRefusal } from '../json-rpc/node.ts';
import { FeeAboveBoundError } from '../port/Chain.ts';
import type { TronNode } from './node.ts';
import { type Action, signedBytes } from './transaction.ts';

/** The most that a transaction takes from its owner beside what it pays, and the part of it that may go into energy. */
export interface Price {
  readonly feeLimit: bigint;
  readonly cost: bigint;
}

/** Room for a contract that needs more energy in its block than in the estimate, in percent. */
const ENERGY_ROOM = 130n;
/** The network counts so many bytes for the result of a transaction. */
const RESULT_BYTES = 64;
/** The longest numbers that a transaction of ours has, for its length. */
const LATE = 2 ** 42;

/**
 * Asks a node what a transaction would cost now, if all of it is paid by burning TRX. Free bandwidth and energy of
 * frozen TRX only make it cheaper.
 * @throws {NodeRefusal} when it would fail
 * @throws {FeeAboveBoundError}
 */
export async function priceAction(node: TronNode, owner: string, action: Action, most: bigint): Promise<Price> {
  const [prices, energy, isNew] = await Promise.all([
    readPrices(node),
    action.kind === 'call' ? estimateEnergy(node, owner, action) : 0n,
    action.kind === 'transfer' ? isUnknown(node, action.to) : false,
  ]);
  const feeLimit = ((energy * ENERGY_ROOM) / 100n) * prices.energy;
  const reference = { number: 0, hash: '0'.repeat(64) };
  const draft = { owner, action, reference, expiration: LATE, timestamp: LATE, feeLimit };
  const bandwidth = BigInt(signedBytes(draft) + RESULT_BYTES) * prices.byte;
  const cost = feeLimit + bandwidth + (isNew ? prices.activation : 0n);
  if (cost > most) throw new FeeAboveBoundError(`A transaction would cost ${cost} sun, and ${most} is the most.`);
  return { feeLimit, cost };
}

const parameters = v.object({
  chainParameter: v.array(v.object({ key: v.string(), value: v.optional(v.number(), 0) })),
});

interface Prices {
  readonly byte: bigint;
  readonly energy: bigint;
  /** The first TRX that comes to an address makes it an account, and its sender pays for that. */
  readonly activation: bigint;
}

async function readPrices({ ask }: TronNode): Promise<Prices> {
  const { chainParameter } = await ask('wallet/getchainparameters', {}, parameters);
  const priceOf = (name: string): bigint => {
    const found = chainParameter.find(({ key }) => key === name);
    if (!found) throw new Error(`The node does not say ${name}.`);
    return BigInt(found.value);
  };
  return {
    byte: priceOf('getTransactionFee'),
    energy: priceOf('getEnergyFee'),
    activation: priceOf('getCreateAccountFee') + priceOf('getCreateNewAccountFeeInSystemContract'),
  };
}

const simulation = v.object({
  result: v.object({
    result: v.optional(v.boolean(), false),
    code: v.optional(v.string()),
    message: v.optional(v.string()),
  }),
  energy_used: v.optional(v.number(), 0),
  transaction: v.optional(v.object({ ret: v.optional(v.array(v.object({ ret: v.optional(v.string()) })), []) })),
});

/** Runs a call without a block. `estimateenergy` would tell the same, and many nodes do not offer it. */
async function estimateEnergy(
  { ask }: TronNode,
  owner: string,
  { contract, data }: Action & { kind: 'call' },
): Promise<bigint> {
  const path = 'wallet/triggerconstantcontract';
  const call = { owner_address: owner, contract_address: contract, data: Buffer.from(data).toString('hex') };
  const { result, energy_used: used, transaction } = await ask(path, { ...call, visible: true }, simulation);
  const hasFailed = transaction?.ret.some(({ ret }) => ret === 'FAILED') ?? false;
  if (!result.result || result.code !== undefined || hasFailed)
    throw new NodeRefusal(path, { code: result.code ?? 'FAILED', details: readable(result.message) });
  if (used <= 0) throw new Error(`${path}: the node says that a call needs no energy.`);
  return BigInt(used);
}

/** Messages are hex of text on most nodes. */
export function readable(message = 'no reason'): string {
  return /^(?:[0-9a-f]{2})+$/.test(message) ? hexToString(`0x${message}`) : message;
}

const account = v.object({ address: v.optional(v.string()) });

async function isUnknown({ ask }: TronNode, address: string): Promise<boolean> {
  return (await ask('wallet/getaccount', { address, visible: true }, account)).address === undefined;
}
