/**
 * The balance of every account, and how a transaction changes it. Prices and rules as
 * https://developers.tron.network/docs/resource-model and https://developers.tron.network/docs/set-feelimit say them, without
 * free bandwidth and frozen TRX: everything is burnt.
 */
import { TronWeb, utils } from 'tronweb';
import type { Content, Transaction } from './readTransaction.ts';

/** How a token behaves: as usual, refusing without failing, failing, or needing more energy in a block than in an estimate. */
export type TokenMood = 'usual' | 'mute' | 'reverting' | 'hungry';

interface Token {
  mood: TokenMood;
  readonly balances: Map<string, bigint>;
}

/** All that blocks change. */
export interface State {
  /** TRX in sun. An address that is not among them is no account. */
  readonly sun: Map<string, bigint>;
  readonly tokens: Map<string, Token>;
}

/** An event of a contract. */
export interface Log {
  readonly contract: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** The outcome of a transaction in a block. */
export interface Execution {
  readonly result: 'SUCCESS' | 'REVERT' | 'OUT_OF_ENERGY';
  readonly logs: readonly Log[];
}

/** The prices of the network, in sun. */
export interface Prices {
  byte: bigint;
  energy: bigint;
  account: bigint;
}

const TRANSFER_EVENT = utils.ethersUtils.id('Transfer(address,address,uint256)').slice(2);
const SELECTORS = { transfer: 'a9059cbb', share: utils.ethersUtils.id('share(address[],uint256)').slice(2, 10) };
/** Energy of a transfer of USDT to an address that has some, and to one that has none. */
const ENERGY = { known: 64_285n, fresh: 130_285n };
/** A failure uses so much before it stops. */
const REVERT_ENERGY = 10_000n;

/** Finds out how a call would change the state, without its price. @throws Error for one that a block cannot hold */
export function run(state: State, owner: string, content: Content & { kind: 'call' }) {
  const token = state.tokens.get(content.contract);
  if (!token) throw new Error('No contract is at this address.');
  const { payees, raw } = readCall(content.data);
  const balance = token.balances.get(owner) ?? 0n;
  const energy = payees.reduce((sum, to) => sum + (token.balances.get(to) ? ENERGY.known : ENERGY.fresh), 0n);
  if (token.mood === 'reverting' || balance < raw * BigInt(payees.length))
    return { energy: REVERT_ENERGY, reverts: true, logs: [], apply: () => undefined };
  if (token.mood === 'mute') return { energy, reverts: false, logs: [], apply: () => undefined };
  const logs = payees.map((to) => ({
    contract: content.contract,
    topics: [TRANSFER_EVENT, topic(owner), topic(to)],
    data: raw.toString(16).padStart(64, '0'),
  }));
  const apply = () => {
    for (const to of payees) {
      token.balances.set(owner, (token.balances.get(owner) ?? 0n) - raw);
      token.balances.set(to, (token.balances.get(to) ?? 0n) + raw);
    }
  };
  return { energy, reverts: false, logs, apply };
}

/**
 * Carries a transaction out.
 * @returns undefined when its owner cannot pay for it, so that no block holds it
 */
export function execute(
  state: State,
  { owner, content, bytes, feeLimit }: Transaction,
  prices: Prices,
): Execution | undefined {
  const balance = state.sun.get(owner);
  if (balance === undefined) return undefined;
  if (content.kind === 'transfer') {
    const isNew = !state.sun.has(content.to);
    const cost = isNew ? prices.account : BigInt(bytes) * prices.byte;
    if (content.sun <= 0n || owner === content.to || balance < content.sun + cost) return undefined;
    state.sun.set(owner, balance - content.sun - cost);
    state.sun.set(content.to, (state.sun.get(content.to) ?? 0n) + content.sun);
    return { result: 'SUCCESS', logs: [] };
  }
  const bandwidth = BigInt(bytes) * prices.byte;
  if (balance < bandwidth) return undefined;
  const left = balance - bandwidth;
  const limit = feeLimit < left ? feeLimit : left;
  const { energy, reverts, logs, apply } = run(state, owner, content);
  const needed = state.tokens.get(content.contract)?.mood === 'hungry' ? energy * 2n : energy;
  if (needed * prices.energy > limit) {
    state.sun.set(owner, left - limit);
    return { result: 'OUT_OF_ENERGY', logs: [] };
  }
  state.sun.set(owner, left - needed * prices.energy);
  if (reverts) return { result: 'REVERT', logs: [] };
  apply();
  return { result: 'SUCCESS', logs };
}

/** An address as a topic has it. */
function topic(address: string): string {
  return TronWeb.address.toHex(address).slice(2).toLowerCase().padStart(64, '0');
}

function readCall(data: string): { payees: string[]; raw: bigint } {
  const [selector, parameters] = [data.slice(0, 8), `0x${data.slice(8)}`];
  if (selector === SELECTORS.transfer) {
    const [to, raw] = utils.abi.decodeParams([], ['address', 'uint256'], parameters, false) as [string, bigint];
    return { payees: [TronWeb.address.fromHex(to)], raw: BigInt(raw) };
  }
  if (selector !== SELECTORS.share) throw new Error(`The token has no function ${selector}.`);
  const [to, raw] = utils.abi.decodeParams([], ['address[]', 'uint256'], parameters, false) as [string[], bigint];
  return { payees: [...to].map((each) => TronWeb.address.fromHex(each.replace(/^0x/, '41'))), raw: BigInt(raw) };
}
