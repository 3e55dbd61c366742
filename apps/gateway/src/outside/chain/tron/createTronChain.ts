import { toMinorUnits } from '@ezwallet/validators';
import type { TronConfig } from '../../../config/index.ts';
import { type Db, sql } from '../../../db/index.ts';
import { readIncoming } from '../json-rpc/readIncoming.ts';
import type { Chain, Incoming } from '../port/Chain.ts';
import type { ChainOptions } from '../port/ChainOptions.ts';
import { depositsOf } from '../port/depositsOf.ts';
import { HOT } from '../port/Signer.ts';
import { sweptCoins } from '../port/sweeping.ts';
import { payAction } from './action.ts';
import { fromContractForm, toContractForm } from './address.ts';
import { balancesOn } from './balances.ts';
import { compareTron } from './outside.ts';
import { createTronNode } from './node.ts';
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
  const wallet = createTronWallet({ db, node, sender: hot, most, final, height });
  const contractOf = (currency: string): string => {
    const coin = coins.get(currency);
    if (!coin) throw new RangeError(`${currency} is not carried on ${PROTOCOL}.`);
    return coin.contract;
  };
  const addresses = async () => (await depositsOf<string>(db, PROTOCOL)).map(({ address }) => address);
  const total = async (currency: string, owners: readonly string[]) =>
    (await balancesOn(node, contractOf(currency), owners)).reduce((sum, balance) => sum + balance, 0n);
  const chain: Chain = {
    protocol: PROTOCOL,
    ...(startBlock !== undefined && { startBlock }),
    coins,
    height,
    async incoming(from, to) {
      const ours = await addresses();
      if (ours.length === 0) return [];
      const owners = new Set(ours);
      const range = { from, to };
      const [tokens, transfers] = await Promise.all([
        readIncoming(node.rpc, ours.map(toContractForm), range, (contract) => currencies.get(contract)),
        readTransfers(node, range, (owner, payee) => owners.has(payee) && !owners.has(owner)),
      ]);
      const meant = await notFees(transfers.map(({ txid }) => txid));
      const deposits = transfers.filter(({ from: payer, txid }) => payer !== hot.address || meant.has(txid));
      return [...tokens.map(inOurForm), ...deposits.map(({ from: _, ...incoming }) => incoming)];
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
      const senders = deposits.map(({ id, address }) => ({
        address,
        purpose: { kind: 'deposit' as const, index: id },
        signer,
      }));
      return await sweepDeposits({ db, node, wallet: hot, most }, sweptCoins(chain, options.sweepFrom), senders);
    },
    holdings: async (currency) => await total(currency, [hot.address, ...(await addresses())]),
  };
  return chain;

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
