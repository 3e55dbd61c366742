import type { EvmConfig } from '../../config/index.ts';
import type { SweepReport } from '../Chain.ts';
import { broadcastOnce } from './broadcastOnce.ts';
import { encodeBalanceOf, encodeTransfer } from './erc20.ts';
import type { EvmWallet } from './EvmWallet.ts';
import { type JsonRpc, RpcError } from './JsonRpc.ts';
import { priceTransaction } from './priceTransaction.ts';
import { signAction } from './signAction.ts';

/** A deposit address, and its private key for when there is something to move. */
export interface DepositKey {
  readonly address: string;
  readonly key: () => Uint8Array;
}

interface SweepOptions {
  readonly rpc: JsonRpc;
  readonly wallet: EvmWallet;
  readonly config: EvmConfig;
  /** Less than this, in raw units, is not worth its fee. */
  readonly least: (currency: string) => bigint;
}

/** Ether sent for a sweep beyond what it costs now, in percent: the fee may rise until then. */
const FEE_ROOM = 150n;

/**
 * Moves tokens from deposit addresses to the house's wallet. An address has no ether to pay the fee with, so the wallet
 * sends it some first; the next run then moves the tokens. All state is on the network, so that it may be cut off and
 * run again at any time, and twice at once: what both sign has the same nonce.
 */
export async function sweepDeposits(options: SweepOptions, deposits: readonly DepositKey[]): Promise<SweepReport> {
  const { rpc, config, least } = options;
  const report = { swept: 0, funded: 0, waiting: 0, refused: 0 };
  for (const [currency, { contract }] of config.tokens) {
    const balances = await rpc.batch<string>(
      deposits.map(({ address }) => ({
        method: 'eth_call',
        params: [{ to: contract, data: encodeBalanceOf(address) }, 'latest'],
      })),
    );
    for (const [index, deposit] of deposits.entries()) {
      const raw = BigInt(balances[index] ?? '0x0');
      if (raw > 0n && raw >= least(currency)) report[await sweepOne(options, deposit, contract, raw)] += 1;
    }
  }
  return report;
}

/** What a node refuses keeps none of the other addresses: a token may have closed this one. */
async function sweepOne(
  options: SweepOptions,
  deposit: DepositKey,
  contract: string,
  raw: bigint,
): Promise<keyof SweepReport> {
  const { rpc } = options;
  const nonce = await countOf(rpc, deposit.address, 'latest');
  const isUnderway = async () => (await countOf(rpc, deposit.address, 'pending')) > nonce;
  if (await isUnderway()) return 'waiting';
  try {
    return await attempt(options, deposit, { contract, raw, nonce });
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    // Another run was faster: one of the two can be carried out, and it does not matter which.
    return (await isUnderway()) ? 'waiting' : 'refused';
  }
}

async function attempt(
  { rpc, wallet, config }: SweepOptions,
  { address, key }: DepositKey,
  { contract, raw, nonce }: { readonly contract: string; readonly raw: bigint; readonly nonce: bigint },
): Promise<keyof SweepReport> {
  const action = { to: contract, data: encodeTransfer(wallet.address, raw) };
  const price = await priceTransaction(rpc, address, action);
  const ether = BigInt(await rpc.call<string>('eth_getBalance', [address, 'latest']));
  const cost = price.gasLimit * price.maxFeePerGas;
  if (ether >= cost) {
    await broadcastOnce(rpc, signAction({ action, price, nonce, chainId: config.chainId, key: key() }));
    return 'swept';
  }
  const ref = `gas:${address}:${contract}:${nonce}`;
  const previous = await wallet.find(ref);
  if (previous && !(await isMined(rpc, previous.txid))) {
    // Signed by a run that was cut off, or waiting for its block.
    await broadcastOnce(rpc, previous);
    return 'waiting';
  }
  const value = (cost * FEE_ROOM) / 100n - ether;
  await broadcastOnce(rpc, await wallet.sign(ref, { to: address, data: '0x', value }, previous));
  return 'funded';
}

async function countOf(rpc: JsonRpc, address: string, at: 'latest' | 'pending'): Promise<bigint> {
  return BigInt(await rpc.call<string>('eth_getTransactionCount', [address, at]));
}

async function isMined(rpc: JsonRpc, txid: string): Promise<boolean> {
  return (await rpc.call('eth_getTransactionReceipt', [txid])) !== null;
}
