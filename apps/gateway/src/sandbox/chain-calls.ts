import { checkAddress, parseAmount, toMinorUnits } from '@ezwallet/validators';
import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import type { SimulatedChain } from '../outside/chain/simulator/SimulatedChain.ts';

/** One transaction can write this many blocks, and nobody needs to see more. */
const MAX_BLOCKS = 1000;

const protocol = v.pipe(v.string(), v.maxLength(16));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_BLOCKS));
const sendRequest = v.strictObject({
  protocol,
  currency: v.pipe(v.string(), v.maxLength(10)),
  address: v.pipe(v.string(), v.maxLength(100)),
  amount: v.pipe(v.string(), v.maxLength(64)),
});
const mineRequest = v.strictObject({ protocol, blocks: count });
const reorganiseRequest = v.strictObject({ protocol, depth: count, drop: v.optional(v.boolean(), false) });

/** Pays an address from outside. The payment waits for the next block. @throws {ApiFailure} */
export async function sendOnChain({ simulators }: Services, body: unknown): Promise<{ txid: string }> {
  const input = read(sendRequest, body);
  const chain = findChain(simulators, input.protocol);
  const coin = chain.coins.get(input.currency);
  if (!coin) throw new ApiFailure('ASSET_NOT_FOUND');
  const address = checkAddress(chain.protocol, input.address);
  if (!address.ok) throw new ApiFailure('ADDRESS_INVALID');
  const amount = parseAmount(input.amount, { decimals: coin.decimals, positive: true });
  if (!amount.ok) throw new ApiFailure('AMOUNT_INVALID', { decimals: coin.decimals });
  const raw = toMinorUnits(amount.value, coin.decimals);
  return { txid: await chain.pay([{ address: address.value.address, currency: input.currency, raw }]) };
}

/** Finds blocks at once. @throws {ApiFailure} */
export async function mineOnChain({ simulators }: Services, body: unknown): Promise<{ height: number }> {
  const input = read(mineRequest, body);
  return { height: await findChain(simulators, input.protocol).mine(input.blocks) };
}

/** Orphans the newest blocks. @throws {ApiFailure} */
export async function reorganiseChain({ simulators }: Services, body: unknown): Promise<{ orphaned: number }> {
  const input = read(reorganiseRequest, body);
  return { orphaned: await findChain(simulators, input.protocol).reorganise(input.depth, input.drop) };
}

/** The simulated networks, for the page. */
export async function listChains({ simulators }: Services) {
  const chains = await Promise.all(
    simulators.map(async (chain) => ({
      protocol: chain.protocol,
      height: await chain.height(),
      currencies: [...chain.coins.keys()],
    })),
  );
  return { chains };
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, body: unknown): Output {
  const input = v.safeParse(schema, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  return input.output;
}

function findChain(simulators: readonly SimulatedChain[], name: string): SimulatedChain {
  const chain = simulators.find((known) => known.protocol === name.toUpperCase());
  if (!chain) throw new ApiFailure('NO_THIS_METHOD');
  return chain;
}
