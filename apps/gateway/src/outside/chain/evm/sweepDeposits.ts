import { type Address, getAddress } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { getBalance, getTransactionCount } from 'viem/actions';
import type { Db } from '../../../db/index.ts';
import type { SweepReport } from '../port/Chain.ts';
import { sweepEach, type SweptCoin } from '../port/sweeping.ts';
import { type RpcNode, NodeRefusal } from '../json-rpc/node.ts';
import { costOf, priceAction } from './fees.ts';
import { broadcastOnce } from './broadcastOnce.ts';
import { payAction } from './payAction.ts';
import { type EvmWallet, signAction } from './wallet.ts';
import { balancesOf } from '../json-rpc/tokens.ts';

/** A deposit address, and its private key for when there is something to move. */
export interface DepositKey {
  readonly address: Address;
  readonly account: () => PrivateKeyAccount;
}

interface SweepOptions {
  readonly db: Db;
  readonly node: RpcNode;
  readonly wallet: EvmWallet;
  /** Bound of what one transaction may cost, in wei. */
  readonly most: bigint;
}

/** Ether sent for a sweep beyond what it costs now, in percent: the fee may rise until then. */
const FEE_ROOM = 150n;
/** How references of ether for fees begin, among those of the wallet. */
const FEE_REF = 'gas:';

/**
 * Moves coins from deposit addresses to the house's wallet. An address has no ether to pay the fee of tokens with, so the wallet
 * sends it some first; the next run then moves the tokens. The network's own coin pays its own fee. What the wallet signed is in the database, all other state is
 * on the network, so that a run may be cut off and run again at any time, and twice at once: what both sign for an
 * address has the same nonce.
 */
export async function sweepDeposits(
  options: SweepOptions,
  coins: readonly SweptCoin[],
  deposits: readonly DepositKey[],
): Promise<SweepReport> {
  const refusedFees = await resendFees(options);
  const owners = deposits.map(({ address }) => address);
  const report = await sweepEach({
    coins,
    deposits,
    balancesOf: ({ contract }) => balancesOf(options.node, contract === '' ? '' : getAddress(contract), owners),
    move: (deposit, { contract }, raw) => sweepOne(options, deposit, contract, raw),
    isRefusal: (error) => error instanceof NodeRefusal,
  });
  return { ...report, refused: report.refused + refusedFees };
}

/**
 * Sends again the ether that a run signed and did not live to send, whether or not its address still needs it: all that
 * the wallet signs later waits for its nonce. @returns how much of it the node refused
 */
async function resendFees({ wallet, node }: SweepOptions): Promise<number> {
  let refused = 0;
  for (const signed of await wallet.unmined(FEE_REF)) {
    try {
      await broadcastOnce(node.client, signed);
    } catch (error) {
      if (!(error instanceof NodeRefusal)) throw error;
      refused += 1;
    }
  }
  return refused;
}

async function sweepOne(
  options: SweepOptions,
  deposit: DepositKey,
  contract: string,
  raw: bigint,
): Promise<keyof SweepReport> {
  const { client } = options.node;
  const { address } = deposit;
  const nonce = await getTransactionCount(client, { address, blockTag: 'latest' });
  const isUnderway = async () => (await getTransactionCount(client, { address, blockTag: 'pending' })) > nonce;
  if (await isUnderway()) return 'waiting';
  try {
    return await attempt(options, deposit, { contract, raw, nonce });
  } catch (error) {
    // Another run was faster: one of the two can be carried out, and it does not matter which.
    if (error instanceof NodeRefusal && (await isUnderway())) return 'waiting';
    throw error;
  }
}

async function attempt(
  { db, node: { client }, wallet, most }: SweepOptions,
  { address, account }: DepositKey,
  { contract, raw, nonce }: { readonly contract: string; readonly raw: bigint; readonly nonce: number },
): Promise<keyof SweepReport> {
  // The own coin pays its own fee; what the fee is does not depend on the amount.
  const isOwn = contract === '';
  const action = payAction(contract, wallet.address, isOwn ? 1n : raw);
  const price = await priceAction(client, address, action, most);
  if (isOwn) {
    const value = raw - costOf(price);
    if (value <= 0n) return 'waiting';
    await broadcastOnce(client, await signAction(client, account(), { action: { ...action, value }, price, nonce }));
    return 'swept';
  }
  const ether = await getBalance(client, { address, blockTag: 'latest' });
  const cost = costOf(price);
  if (ether >= cost) {
    await broadcastOnce(client, await signAction(client, account(), { action, price, nonce }));
    return 'swept';
  }
  const ref = `${FEE_REF}${address}:${contract}:${nonce}`;
  const previous = await wallet.find(ref);
  // It waits for its block, or the next run sends it again.
  if (previous && !(await wallet.mined(previous.txid))) return 'waiting';
  const fee = await wallet.prepare(ref, { to: address, value: (cost * FEE_ROOM) / 100n - ether }, previous);
  await broadcastOnce(client, await db.tx((tx) => fee.sign(tx)));
  return 'funded';
}
