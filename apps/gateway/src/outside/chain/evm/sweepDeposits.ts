import { getAddress } from 'viem';
import { getBalance, getTransactionCount } from 'viem/actions';
import type { Db } from '../../../db/index.ts';
import type { SignedTransfer, SweepReport } from '../port/Chain.ts';
import { SignerRefusedError } from '../port/Signer.ts';
import { FEE_REFS } from '../port/intentOf.ts';
import { isSweep, sweepEach, sweepRef, type SweptCoin } from '../port/sweeping.ts';
import { withRoom } from '../port/withRoom.ts';
import { type RpcNode, NodeRefusal } from '../json-rpc/node.ts';
import { balancesOf } from '../json-rpc/tokens.ts';
import { broadcastOnce } from './broadcastOnce.ts';
import { costOf, priceAction } from './fees.ts';
import { fundAddress } from './fundAddress.ts';
import { isPlain, payAction } from './payAction.ts';
import { readPayload } from './readPayload.ts';
import { newestUnder, signAgain, signFirst, type Sender } from './signing.ts';
import type { EvmWallet } from './wallet.ts';

interface SweepOptions {
  readonly db: Db;
  readonly node: RpcNode;
  readonly wallet: EvmWallet;
  /** Bound of what one transaction may cost, in wei. */
  readonly most: bigint;
}

/**
 * Moves coins from deposit addresses, and from wallets that paid before, to the house's wallet. A deposit address has no ether to pay the fee of tokens with, so the wallet
 * sends it some first; the next run then moves the tokens. The network's own coin pays its own fee. All that is signed is in
 * the database before it is sent, all other state is on the network, so that a run may be cut off and run again at any time, and
 * twice at once.
 */
export async function sweepDeposits(
  options: SweepOptions,
  coins: readonly SweptCoin[],
  deposits: readonly Sender[],
): Promise<SweepReport> {
  const { db, node, wallet } = options;
  const refusedFees = await resendFees(options);
  const owners = deposits.map(({ address }) => address);
  const report = await sweepEach({
    db,
    protocol: wallet.sender.protocol,
    coins,
    deposits,
    balancesOf: ({ contract }) => balancesOf(node, contract === '' ? '' : getAddress(contract), owners),
    move: (deposit, coin, raw) => sweepOne(options, deposit, coin, raw),
    isRefusal: (error) => error instanceof NodeRefusal || error instanceof SignerRefusedError,
  });
  return { ...report, refused: report.refused + refusedFees };
}

/**
 * Sends again the ether that a run signed and did not live to send, whether or not its address still needs it: all that
 * the wallet signs later waits for its nonce. @returns how much of it the node refused
 */
async function resendFees({ wallet, node }: SweepOptions): Promise<number> {
  let refused = 0;
  for (const signed of await wallet.unmined(FEE_REFS.evm)) {
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
  deposit: Sender,
  coin: SweptCoin,
  raw: bigint,
): Promise<keyof SweepReport> {
  const { client, address } = deposit;
  const nonce = await getTransactionCount(client, { address, blockTag: 'latest' });
  const signed = await newestUnder(options.db, deposit, nonce);
  if (signed) return await goOn(options, deposit, signed);
  // The release before this one kept no sweeps: what it has sent is on the network alone.
  if ((await getTransactionCount(client, { address, blockTag: 'pending' })) > nonce) return 'waiting';
  return await begin(options, deposit, coin, { raw, nonce });
}

/** Signs a sweep under the next nonce of its address, or sends it the fee. */
async function begin(
  options: SweepOptions,
  deposit: Sender,
  { currency, contract }: SweptCoin,
  { raw, nonce }: { readonly raw: bigint; readonly nonce: number },
): Promise<keyof SweepReport> {
  const { db, wallet, most } = options;
  const { client, address } = deposit;
  // The own coin pays its own fee; what the fee is does not depend on the amount.
  const isOwn = contract === '';
  const action = payAction(contract, wallet.sender.address, isOwn ? 1n : raw);
  const price = await priceAction(client, address, action, most);
  const cost = costOf(price);
  const value = isOwn ? raw - cost : undefined;
  if (value !== undefined && value <= 0n) return 'waiting';
  const ether = isOwn ? raw : await getBalance(client, { address, blockTag: 'latest' });
  if (ether < cost)
    return await fundAddress(options, address, `${address}:${contract}:${nonce}`, withRoom(cost) - ether);
  const place = { ref: sweepRef(address, currency), nonce };
  const unsigned = { action: { ...action, ...(value !== undefined && { value }) }, price };
  await broadcastOnce(client, await db.tx((tx) => signFirst(tx, deposit, place, unsigned)));
  return 'swept';
}

/** Sends a sweep that a run signed and did not live to send. Every attempt of it is looked for before. */
async function goOn(
  options: SweepOptions,
  deposit: Sender,
  signed: SignedTransfer & { readonly ref: string },
): Promise<keyof SweepReport> {
  const { db, wallet } = options;
  const { client, address } = deposit;
  // A wallet that paid before has payments under way, which their senders follow.
  if (!isSweep(signed.ref)) return 'waiting';
  if ((await wallet.isWaiting(signed.txid)) || (await wallet.mined(signed.txid))) return 'waiting';
  const { action, price } = readPayload(signed.payload);
  const ether = await getBalance(client, { address, blockTag: 'latest' });
  const missing = costOf(price) + (action.value ?? 0n) - ether;
  if (missing <= 0n) {
    await broadcastOnce(client, signed);
    return 'swept';
  }
  // A reorganisation took what the address had. Tokens wait for another fee, and of the own coin less is moved.
  if (!isPlain(signed.payload)) return await fundAddress(options, address, signed.txid, missing);
  const value = ether - costOf(price);
  if (value <= 0n) return 'waiting';
  const less = await db.tx((tx) => signAgain(tx, deposit, signed, { action: { ...action, value }, price }));
  if (less) await broadcastOnce(client, less);
  return 'swept';
}
