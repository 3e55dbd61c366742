import { type Address, BlockNotFoundError, getAddress, parseEther } from 'viem';
import { getBlock, getBlockNumber } from 'viem/actions';
import type { EvmConfig } from '../../../config/index.ts';
import type { Db } from '../../../db/index.ts';
import type { Chain } from '../port/Chain.ts';
import type { ChainOptions } from '../port/ChainOptions.ts';
import { depositsOf, watchedOf } from '../port/depositsOf.ts';
import { sweptCoins } from '../port/sweeping.ts';
import { absentOn, createRpcNode } from '../json-rpc/node.ts';
import { accountOf, createEvmWallet } from './wallet.ts';
import { readIncoming, readReceived } from '../json-rpc/readIncoming.ts';
import { compareEvm } from './outside.ts';
import { replaceStuck } from './replaceStuck.ts';
import { sweepDeposits } from './sweepDeposits.ts';
import { balancesOf, encodeTransfer, hasPaid } from '../json-rpc/tokens.ts';

interface EvmOptions extends ChainOptions {
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
  const node = createRpcNode(config);
  const { client } = node;
  const most = parseEther(options.mostFee);
  const wallet = createEvmWallet({ db, client, protocol, account: accountOf(config.hotKey), most });
  const contracts = new Map([...config.tokens].map(([currency, { contract }]) => [currency, getAddress(contract)]));
  const currencies = new Map([...contracts].map(([currency, contract]) => [contract as string, currency]));

  const currencyOf = (contract: string) => currencies.get(contract);
  const height = async () => Number(await getBlockNumber(client));
  const contractOf = (currency: string): Address => {
    const contract = contracts.get(currency);
    if (contract === undefined) throw new RangeError(`${currency} is not carried on ${protocol}.`);
    return contract;
  };
  const deposits = async () => await depositsOf<Address>(db, protocol);
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

  const chain: Chain = {
    protocol,
    ...(startBlock !== undefined && { startBlock }),
    coins: config.tokens,
    height,
    async incoming(from, to) {
      const watched = (await watchedOf<Address>(db, protocol)).map(({ address }) => address);
      return await readIncoming(node, watched, { from, to }, currencyOf);
    },
    received: async (txid, address) => await readReceived(node, txid.toLowerCase(), getAddress(address), currencyOf),
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
      const keys = (await deposits()).map(({ id, address }) => ({
        address,
        account: () => accountOf(options.keyOf(id)),
      }));
      return await sweepDeposits({ db, node, wallet, most }, sweptCoins(chain, sweepFrom), keys);
    },
    holdings: async (currency) => await total(currency, [wallet.address, ...(await addresses())]),
  };
  return chain;
}
