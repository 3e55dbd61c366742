import { toMinorUnits } from '@ezwallet/validators';
import { type Address, BlockNotFoundError, getAddress, parseEther } from 'viem';
import { getBlock, getBlockNumber } from 'viem/actions';
import type { EvmConfig } from '../../../config/index.ts';
import { type Db, sql } from '../../../db/index.ts';
import type { Chain } from '../port/Chain.ts';
import { absentOn, createEvmNode } from './node.ts';
import { accountOf, createEvmWallet } from './wallet.ts';
import { compareEvm } from './outside.ts';
import { readIncoming } from './readIncoming.ts';
import { replaceStuck } from './replaceStuck.ts';
import { sweepDeposits, type SweptToken } from './sweepDeposits.ts';
import { balancesOf, encodeTransfer, hasPaid } from './tokens.ts';

interface EvmOptions {
  /** From here on a failure counts as final. */
  readonly confirmations: number;
  /** Private key of the deposit address of an index. */
  readonly keyOf: (index: number) => Uint8Array;
  /** The least that is swept of a currency, a decimal string. */
  readonly sweepFrom: Readonly<Record<string, string>>;
  /** The most that a transaction may cost, in the network's own coin, a decimal string. */
  readonly mostFee: string;
  /** Milliseconds after which a transaction that no block holds gets a higher fee. */
  readonly replaceAfter: number;
}

/**
 * Tokens on a network of the Ethereum virtual machine, through a node's JSON-RPC. The network's own coin is not carried: what contracts pay in
 * it leaves no log.
 */
export function createEvmChain(db: Db, config: EvmConfig, options: EvmOptions): Chain {
  const { protocol, startBlock } = config;
  const { confirmations: final, sweepFrom } = options;
  const node = createEvmNode(config);
  const { client } = node;
  const most = parseEther(options.mostFee);
  const wallet = createEvmWallet({ db, client, protocol, account: accountOf(config.hotKey), most });
  const contracts = new Map([...config.tokens].map(([currency, { contract }]) => [currency, getAddress(contract)]));
  const currencies = new Map([...contracts].map(([currency, contract]) => [contract as string, currency]));

  const height = async () => Number(await getBlockNumber(client));
  const contractOf = (currency: string): Address => {
    const contract = contracts.get(currency);
    if (contract === undefined) throw new RangeError(`${currency} is not carried on ${protocol}.`);
    return contract;
  };
  const deposits = async () =>
    await db.query<{ id: number; address: Address }>(sql`
      select owner_id as id, address from deposit_address where protocol = ${protocol} order by owner_id`);
  const addresses = async () => (await deposits()).map(({ address }) => address);
  const total = async (currency: string, owners: readonly Address[]) =>
    (await balancesOf(node, contractOf(currency), owners)).reduce((sum, balance) => sum + balance, 0n);

  async function confirmations(txid: string): Promise<number | 'failed' | undefined> {
    const [receipt, newest] = await Promise.all([wallet.receipt(txid), height()]);
    if (!receipt) return (await wallet.isWaiting(txid)) ? 0 : undefined;
    const count = Math.max(1, newest - Number(receipt.blockNumber) + 1);
    if (hasPaid(receipt, wallet.address)) return count;
    // A reorganisation may still carry it out: until that is past, it counts as waiting.
    return count >= final ? 'failed' : 0;
  }

  const sweptToken = ([currency, { decimals }]: [string, { readonly decimals: number }]): SweptToken => {
    const least = sweepFrom[currency];
    if (least === undefined)
      throw new Error(`policy.chains.sweepFrom does not say from what on ${currency} is swept on ${protocol}.`);
    return { contract: contractOf(currency), least: toMinorUnits(least, decimals) };
  };

  return {
    protocol,
    ...(startBlock !== undefined && { startBlock }),
    coins: config.tokens,
    height,
    async incoming(from, to) {
      return await readIncoming(node, await addresses(), { from, to }, (contract) => currencies.get(contract));
    },
    async blockHash(block) {
      const found = await getBlock(client, { blockNumber: BigInt(block) }).catch(absentOn(BlockNotFoundError));
      return found?.hash;
    },
    find: (ref) => wallet.find(ref),
    async prepare({ ref, currency, to, raw }) {
      const action = { to: contractOf(currency), data: encodeTransfer(to, raw) };
      const previous = await wallet.find(ref);
      if (previous && (await confirmations(previous.txid)) !== 'failed')
        return { sign: () => Promise.resolve(previous) };
      return await wallet.prepare(ref, action, previous);
    },
    ...compareEvm({ db, client, protocol, address: wallet.address, currencies }),
    broadcast: (signed) => wallet.broadcast(signed),
    standing: (txid) => wallet.standing(txid),
    hasten: async () => await replaceStuck({ db, client, wallet, after: options.replaceAfter, most }),
    confirmations,
    spendable: (currency) => total(currency, [wallet.address]),
    async sweep() {
      const tokens = [...config.tokens].map(sweptToken);
      const keys = (await deposits()).map(({ id, address }) => ({
        address,
        account: () => accountOf(options.keyOf(id)),
      }));
      return await sweepDeposits({ db, node, wallet, most }, tokens, keys);
    },
    holdings: async (currency) => await total(currency, [wallet.address, ...(await addresses())]),
  };
}
