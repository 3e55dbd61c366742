import { toMinorUnits } from '@ezwallet/validators';
import type { TronConfig } from '../../../config/index.ts';
import type { Db } from '../../../db/index.ts';
import { readIncoming, readReceived } from '../json-rpc/readIncoming.ts';
import type { Chain, Incoming } from '../port/Chain.ts';
import type { ChainOptions } from '../port/ChainOptions.ts';
import { depositsOf, watchedOf } from '../port/depositsOf.ts';
import { sweptCoins } from '../port/sweeping.ts';
import { payAction } from './action.ts';
import { addressOfKey, fromContractForm, toContractForm } from './address.ts';
import { balancesOn } from './balances.ts';
import { compareTron } from './outside.ts';
import { createTronNode } from './node.ts';
import { blockOf } from './outcome.ts';
import { readTransfers } from './readTransfers.ts';
import { sweepDeposits } from './sweepDeposits.ts';
import { createTronWallet } from './wallet.ts';

const PROTOCOL = 'TRC20';
const OWN = 'TRX';
const DECIMALS = 6;

/**
 * TRX and TRC20 tokens, through a node's HTTP API and its JSON-RPC. TRX that a contract pays is not seen: no block lists it.
 */
export function createTronChain(db: Db, config: TronConfig, options: ChainOptions): Chain {
  const { startBlock, hotKey } = config;
  const { confirmations: final } = options;
  const node = createTronNode(config);
  const hot = { address: addressOfKey(hotKey), key: () => hotKey };
  const most = toMinorUnits(options.mostFee, DECIMALS);
  const coins = new Map([[OWN, { decimals: DECIMALS, contract: '' }], ...config.tokens]);
  const currencies = new Map(
    [...config.tokens].map(([currency, { contract }]) => [toContractForm(contract) as string, currency]),
  );

  /**
   * A block counts as far as the solidified one is not more than the confirmations behind. So nothing has enough confirmations
   * before it is solidified, and a reorganisation of newer blocks is still seen.
   */
  const height = async (): Promise<number> => {
    const [newest, solidified] = await Promise.all([node.newest('wallet'), node.newest('walletsolidity')]);
    return Math.min(newest.number, solidified.number + final - 1);
  };
  const wallet = createTronWallet({ db, node, signer: hot, most, final, height });
  const contractOf = (currency: string): string => {
    const coin = coins.get(currency);
    if (!coin) throw new RangeError(`${currency} is not carried on ${PROTOCOL}.`);
    return coin.contract;
  };
  const addresses = async () => (await depositsOf<string>(db, PROTOCOL)).map(({ address }) => address);
  const total = async (currency: string, owners: readonly string[]) =>
    (await balancesOn(node, contractOf(currency), owners)).reduce((sum, balance) => sum + balance, 0n);
  const currencyOf = (contract: string) => currencies.get(contract);
  /** Tells payments of TRX to addresses apart from what the house itself sends to addresses of ours: that is a fee, and no deposit. */
  const depositsTo = async (payees: ReadonlySet<string>) => {
    const ours = new Set(await addresses());
    return (owner: string, payee: string) => payees.has(payee) && owner !== hot.address && !ours.has(owner);
  };
  const chain: Chain = {
    protocol: PROTOCOL,
    ...(startBlock !== undefined && { startBlock }),
    coins,
    height,
    async incoming(from, to) {
      const watched = (await watchedOf<string>(db, PROTOCOL)).map(({ address }) => address);
      if (watched.length === 0) return [];
      const range = { from, to };
      const [tokens, transfers] = await Promise.all([
        readIncoming(node.rpc, watched.map(toContractForm), range, currencyOf),
        readTransfers(node, range, await depositsTo(new Set(watched))),
      ]);
      return [...tokens.map(inOurForm), ...transfers];
    },
    async received(given, address) {
      const txid = given.toLowerCase().replace(/^0x/, '');
      const tokens = await readReceived(node.rpc, `0x${txid}`, toContractForm(address), currencyOf);
      const block = await blockOf(node, txid);
      if (block === undefined) return [];
      const transfers = await readTransfers(node, { from: block, to: block }, await depositsTo(new Set([address])));
      return [...tokens.map(inOurForm), ...transfers.filter((transfer) => transfer.txid === txid)];
    },
    blockHash: async (block) => (await node.head(block))?.hash,
    find: (ref) => wallet.find(ref),
    prepare: async ({ ref, currency, to, raw }) => await wallet.prepare(ref, payAction(contractOf(currency), to, raw)),
    ...compareTron({ db, node, address: hot.address, currencies }),
    broadcast: (signed) => wallet.broadcast(signed),
    confirmations: (txid) => wallet.confirmations(txid),
    standing: (txid) => wallet.standing(txid),
    hasten: () => wallet.hasten(),
    spendable: (currency) => total(currency, [hot.address]),
    async sweep() {
      const deposits = await depositsOf<string>(db, PROTOCOL);
      const signers = deposits.map(({ id, address }) => ({ address, key: () => options.keyOf(id) }));
      return await sweepDeposits({ db, node, wallet: hot, most }, sweptCoins(chain, options.sweepFrom), signers);
    },
    holdings: async (currency) => await total(currency, [hot.address, ...(await addresses())]),
  };
  return chain;

  /** Spells a payment that the JSON-RPC found as TRON does. */
  function inOurForm(incoming: Incoming): Incoming {
    const { txid, blockHash, to, currency } = incoming;
    return {
      ...incoming,
      txid: txid.slice(2),
      blockHash: blockHash.slice(2),
      to: fromContractForm(to as `0x${string}`),
      currency: currency.startsWith('0x') ? fromContractForm(currency as `0x${string}`) : currency,
    };
  }
}
