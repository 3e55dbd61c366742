import { type Network, toMinorUnits } from '@ezwallet/validators';
import type { EvmConfig } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Chain } from '../Chain.ts';
import { broadcastOnce, isKnown } from './broadcastOnce.ts';
import { encodeBalanceOf, encodeTransfer, type Log, readTransfer } from './erc20.ts';
import { createEvmWallet } from './EvmWallet.ts';
import { createJsonRpc, type JsonRpc } from './JsonRpc.ts';
import { hexOf } from './hexOf.ts';
import { readIncoming } from './readIncoming.ts';
import { sweepDeposits } from './sweepDeposits.ts';

interface EvmOptions {
  readonly protocol: Network;
  /** From here on a failure counts as final. */
  readonly confirmations: number;
  /** Private key of the deposit address of an index. */
  readonly keyOf: (index: number) => Uint8Array;
  /** The least that is swept of a currency, a decimal string. */
  readonly sweepFrom: Readonly<Record<string, string>>;
}

/**
 * Tokens on an Ethereum network, through a node's JSON-RPC. The network's own coin is not carried: what contracts pay in
 * it leaves no log.
 */
export function createEvmChain(db: Db, config: EvmConfig, options: EvmOptions): Chain {
  const { protocol, confirmations: final } = options;
  const rpc = assured(createJsonRpc(config.rpcUrl), config.chainId);
  const wallet = createEvmWallet({ db, rpc, protocol, chainId: config.chainId, key: config.hotKey });
  const byContract = new Map([...config.tokens].map(([currency, { contract }]) => [contract, currency]));

  const height = async () => Number(await rpc.call<string>('eth_blockNumber', []));
  const contractOf = (currency: string): string => {
    const coin = config.tokens.get(currency);
    if (!coin) throw new RangeError(`${currency} is not carried on ${protocol}.`);
    return coin.contract;
  };
  const addresses = async () =>
    (
      await db.query<{ address: string }>(sql`select address from deposit_address where protocol = ${protocol}`)
    ).map(({ address }) => address);
  const balancesOf = async (currency: string, owners: readonly string[]): Promise<bigint> => {
    const to = contractOf(currency);
    const balances = await rpc.batch<string>(
      owners.map((owner) => ({ method: 'eth_call', params: [{ to, data: encodeBalanceOf(owner) }, 'latest'] })),
    );
    return balances.reduce((sum, balance) => sum + BigInt(balance), 0n);
  };

  async function confirmations(txid: string): Promise<number | 'failed' | undefined> {
    const [receipt, newest] = await Promise.all([
      rpc.call<Receipt | null>('eth_getTransactionReceipt', [txid]),
      height(),
    ]);
    if (!receipt) return (await isKnown(rpc, txid)) ? 0 : undefined;
    const count = Math.max(1, newest - Number(receipt.blockNumber) + 1);
    if (hasPaid(receipt, wallet.address)) return count;
    // A reorganisation may still carry it out: until that is past, it counts as waiting.
    return count >= final ? 'failed' : 0;
  }

  return {
    protocol,
    coins: config.tokens,
    height,
    async incoming(from, to) {
      return await readIncoming(rpc, await addresses(), { from, to }, (contract) => byContract.get(contract));
    },
    async blockHash(block) {
      const found = await rpc.call<{ hash: string } | null>('eth_getBlockByNumber', [hexOf(block), false]);
      return found?.hash;
    },
    find: (ref) => wallet.find(ref),
    async sign({ ref, currency, to, raw }) {
      const contract = contractOf(currency);
      const previous = await wallet.find(ref);
      if (previous && (await confirmations(previous.txid)) !== 'failed') return previous;
      return await wallet.sign(ref, { to: contract, data: encodeTransfer(to, raw) }, previous);
    },
    broadcast: (signed) => broadcastOnce(rpc, signed),
    confirmations,
    spendable: (currency) => balancesOf(currency, [wallet.address]),
    async sweep() {
      const owners = await db.query<{ id: number; address: string }>(sql`
        select owner_id as id, address from deposit_address where protocol = ${protocol} order by owner_id`);
      const least = (currency: string) =>
        toMinorUnits(options.sweepFrom[currency] ?? '0', config.tokens.get(currency)?.decimals ?? 0);
      const deposits = owners.map(({ id, address }) => ({ address, key: () => options.keyOf(id) }));
      return await sweepDeposits({ rpc, wallet, config, least }, deposits);
    },
    holdings: async (currency) => await balancesOf(currency, [wallet.address, ...(await addresses())]),
  };
}

interface Receipt {
  readonly status: string;
  readonly blockNumber: string;
  readonly logs: readonly Log[];
}

/** Some tokens refuse without failing: what was paid is what was logged. */
function hasPaid({ status, logs }: Receipt, from: string): boolean {
  return BigInt(status) === 1n && logs.some((log) => readTransfer(log)?.from === from);
}

/** Asks the node once which network it is on: keys and contracts of another one would be worth nothing there. */
function assured(rpc: JsonRpc, chainId: number): JsonRpc {
  let checked: Promise<void> | undefined;
  const check = async () => {
    const actual = Number(await rpc.call<string>('eth_chainId', []));
    if (actual !== chainId) throw new Error(`The node is on network ${actual}, not on ${chainId}: see EVM_CHAIN_ID.`);
  };
  const assure = async () => {
    checked ??= check().catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    await checked;
  };
  return {
    async call(method, params) {
      await assure();
      return await rpc.call(method, params);
    },
    async batch(calls) {
      await assure();
      return await rpc.batch(calls);
    },
  };
}
