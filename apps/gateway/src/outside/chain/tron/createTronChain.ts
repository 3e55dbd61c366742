import { toMinorUnits } from '@ezwallet/validators';
import type { TronConfig } from '../../../config/index.ts';
import { type Db, sql } from '../../../db/index.ts';
import { minedReceipt, paymentsIn, readIncoming } from '../json-rpc/readIncoming.ts';
import type { Chain, Incoming } from '../port/Chain.ts';
import type { ChainOptions } from '../port/ChainOptions.ts';
import { depositsOf, watchedOf } from '../port/depositsOf.ts';
import { HOT } from '../port/Signer.ts';
import { sweptCoins } from '../port/sweeping.ts';
import { payAction } from './action.ts';
import { fromContractForm, toContractForm } from './address.ts';
import { balancesOn } from './balances.ts';
import { compareEach } from '../port/outside.ts';
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
export function createTronChain(db: Db, config: Omit<TronConfig, 'hotKey'>, options: ChainOptions): Chain {
  const { startBlock } = config;
  const { confirmations: final, signer } = options;
  const node = createTronNode(config);
  const hot = { address: signer.hot, purpose: HOT, signer };
  /** Wallets that paid before. All that they have is moved into the present one. */
  const retired = (signer.retired ?? []).map((address) => ({
    address,
    purpose: { kind: 'hot' as const, address },
    signer,
  }));
  const wallets = [hot, ...retired].map(({ address }) => address);
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
  const wallet = createTronWallet({ db, node, sender: hot, wallets, coins, most, final, height });
  const contractOf = (currency: string): string => {
    const coin = coins.get(currency);
    if (!coin) throw new RangeError(`${currency} is not carried on ${PROTOCOL}.`);
    return coin.contract;
  };
  const addresses = async () => (await depositsOf<string>(db, PROTOCOL)).map(({ address }) => address);
  const total = async (currency: string, owners: readonly string[]) =>
    (await balancesOn(node, contractOf(currency), owners)).reduce((sum, balance) => sum + balance, 0n);
  const currencyOf = (contract: string) => currencies.get(contract);
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
        depositsTo(watched, range),
      ]);
      return [...tokens.map(inOurForm), ...transfers];
    },
    async received(given, address) {
      const txid = given.toLowerCase().replace(/^0x/, '');
      const receipt = await minedReceipt(node.rpc, `0x${txid}`);
      const tokens = receipt ? paymentsIn(receipt, currencyOf).map(inOurForm) : [];
      const block = await blockOf(node, txid);
      if (block === undefined) return [];
      const transfers = await depositsTo([address], { from: block, to: block });
      return [...tokens.filter(({ to }) => to === address), ...transfers.filter((transfer) => transfer.txid === txid)];
    },
    blockHash: async (block) => (await node.head(block))?.hash,
    find: (ref) => wallet.find(ref),
    prepare: async ({ ref, currency, to, raw }) => await wallet.prepare(ref, payAction(contractOf(currency), to, raw)),
    ...compareEach(wallets.map((address) => compareTron({ db, node, address, currencies }))),
    broadcast: (signed) => wallet.broadcast(signed),
    confirmations: (txid) => wallet.confirmations(txid),
    standing: (txid) => wallet.standing(txid),
    hasten: () => wallet.hasten(),
    spendable: (currency) => total(currency, [hot.address]),
    balance: (currency, address) => total(currency, [address]),
    async sweep() {
      const deposits = await depositsOf<string>(db, PROTOCOL);
      const senders = deposits.map(({ key, address }) => ({
        address,
        purpose: { kind: 'deposit' as const, ...key },
        signer,
      }));
      const coinsToSweep = sweptCoins(chain, options.sweepFrom);
      return await sweepDeposits({ db, node, wallet: hot, most }, coinsToSweep, [...retired, ...senders]);
    },
    holdings: async (currency) => await total(currency, [...wallets, ...(await addresses())]),
  };
  return chain;

  /** Payments of TRX to addresses of ours. Fees that the house sends to them for sweeps are no deposits. */
  async function depositsTo(
    payees: readonly string[],
    range: { readonly from: number; readonly to: number },
  ): Promise<Incoming[]> {
    const [owned, ours] = [new Set(payees), new Set(await addresses())];
    const transfers = await readTransfers(node, range, (owner, payee) => owned.has(payee) && !ours.has(owner));
    const meant = await notFees(transfers.map(({ txid }) => txid));
    return transfers
      .filter(({ from: payer, txid }) => !wallets.includes(payer) || meant.has(txid))
      .map(({ from: _, ...incoming }) => incoming);
  }

  /**
   * Those of the wallet's transactions that paid no fee for a sweep, such as a withdrawal to a member who deposits. A transaction
   * that the database does not know may be a fee of before a restore.
   */
  async function notFees(txids: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await db.query<{ txid: string }>(sql`
      select txid from tron_transfer where txid = any(${txids}) and ref !~ '^(fee|outside):'`);
    return new Set(known.map(({ txid }) => txid));
  }

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
