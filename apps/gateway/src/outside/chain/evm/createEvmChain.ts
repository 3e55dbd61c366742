import { type Address, BlockNotFoundError, getAddress, parseEther } from 'viem';
import { getBlock, getBlockNumber } from 'viem/actions';
import { type EvmConfig, OWN_COINS } from '../../../config/index.ts';
import type { Db } from '../../../db/index.ts';
import type { Chain } from '../port/Chain.ts';
import type { ChainOptions } from '../port/ChainOptions.ts';
import { type DepositAddress, depositOf, depositsOf, watchedOf } from '../port/depositsOf.ts';
import { sweptCoins } from '../port/sweeping.ts';
import { absentOn } from '../json-rpc/node.ts';
import { createComparedNode } from '../nodes/createComparedNode.ts';
import { createEvmWallet } from './wallet.ts';
import { minedReceipt, paymentsIn, readIncoming } from '../json-rpc/readIncoming.ts';
import { isTrue } from './lookUp.ts';
import { compareEach } from '../port/outside.ts';
import { compareEvm } from './outside.ts';
import { isPlain, payAction } from './payAction.ts';
import { readPayments } from './readPayments.ts';
import { createTransferReader } from './readTransfers.ts';
import { replaceStuck } from './replaceStuck.ts';
import { settle } from './settle.ts';
import type { Sender } from './signing.ts';
import { sweepDeposits } from './sweepDeposits.ts';
import { balancesOf, hasPaid, hasSucceeded } from '../json-rpc/tokens.ts';

interface EvmOptions extends ChainOptions {
  /** Milliseconds after which a transaction that no block holds gets a higher fee. */
  readonly replaceAfter: number;
  /** How several nodes are compared; by default each works alone when the others do not answer. */
  readonly nodes?: { readonly needed: number; readonly mostLag: number; readonly askAgainAfter?: number };
}

const ALONE = { needed: 1, mostLag: 20 };

/** Decimal places of the own coin of every such network. */
const DECIMALS = 18;

/**
 * Tokens and the own coin of a network of the Ethereum virtual machine, through a node's JSON-RPC. Of the own coin, transactions count that pay
 * a deposit address themselves: what a contract pays is in no list of a block.
 */
export function createEvmChain(db: Db, config: Omit<EvmConfig, 'hotKey'>, options: EvmOptions): Chain {
  const { protocol, startBlock } = config;
  const { confirmations: final, sweepFrom } = options;
  const node = createComparedNode({ db, ...config, final, ...(options.nodes ?? ALONE) });
  const { client } = node;
  const most = parseEther(options.mostFee);
  const wallet = createEvmWallet({ db, client, protocol, signer: options.signer, most });
  const own = OWN_COINS[protocol];
  const coins = new Map([[own, { decimals: DECIMALS, contract: '' }], ...config.tokens]);
  const currencies = new Map(
    [...config.tokens].map(([currency, { contract }]) => [getAddress(contract) as string, currency]),
  );
  const read = createTransferReader(node);

  const currencyOf = (contract: string) => currencies.get(contract);
  const height = async () => Number(await getBlockNumber(client));
  const paymentsTo = async (addresses: readonly Address[], range: { readonly from: number; readonly to: number }) =>
    await readPayments({ db, node, protocol, currency: own, read }, addresses, range);
  const contractOf = (currency: string): Address | '' => {
    const coin = coins.get(currency);
    if (!coin) throw new RangeError(`${currency} is not carried on ${protocol}.`);
    return coin.contract === '' ? '' : getAddress(coin.contract);
  };
  const deposits = async () => await depositsOf<Address>(db, protocol);
  const addresses = async () => (await deposits()).map(({ address }) => address);
  /** A deposit address as one that sends. */
  const senderFor = ({ key, address }: DepositAddress<Address>): Sender => ({
    protocol,
    client,
    address,
    purpose: { kind: 'deposit', ...key },
    signer: options.signer,
  });
  /** Wallets that paid before. They follow what they have sent, and all that they have is moved into the present one. */
  const retired: readonly Sender[] = (options.signer.retired ?? []).map((each) => {
    const address = getAddress(each);
    return { protocol, client, address, purpose: { kind: 'hot', address }, signer: options.signer };
  });
  const wallets = [wallet.sender.address, ...retired.map(({ address }) => address)];
  const senderOf = async (address: Address): Promise<Sender | undefined> => {
    const deposit = await depositOf(db, protocol, address);
    return deposit ? senderFor(deposit) : retired.find((each) => each.address === address);
  };
  const total = async (currency: string, owners: readonly Address[]) =>
    (await balancesOf(node, contractOf(currency), owners)).reduce((sum, balance) => sum + balance, 0n);

  async function confirmations(txid: string): Promise<number | 'failed' | undefined> {
    // The height first: it tells from where on nodes must agree.
    const newest = await height();
    const mined = await wallet.mined(txid);
    if (!mined) return (await wallet.isWaiting(txid)) ? 0 : undefined;
    const { receipt, payload } = mined;
    const count = Math.max(1, newest - Number(receipt.blockNumber) + 1);
    if (isPlain(payload) ? hasSucceeded(receipt) : hasPaid(receipt, getAddress(receipt.from))) return count;
    // A reorganisation may still carry it out: until that is past, it counts as waiting.
    return count >= final ? 'failed' : 0;
  }

  const chain: Chain = {
    protocol,
    ...(startBlock !== undefined && { startBlock }),
    coins,
    height,
    async incoming(from, to) {
      const watched = (await watchedOf<Address>(db, protocol)).map(({ address }) => address);
      if (watched.length === 0) return [];
      const range = { from, to };
      // One after the other, so that a failure leaves no question of the other underway.
      const tokens = await readIncoming(node, watched, range, currencyOf);
      return [...tokens, ...(await paymentsTo(watched, range))];
    },
    async isTrue(incoming) {
      await node.assertAgreed();
      return await isTrue(node, own, currencyOf, incoming);
    },
    async received(given, address) {
      await node.assertAgreed();
      const [txid, payee] = [given.toLowerCase(), getAddress(address)];
      const receipt = await minedReceipt(node, txid);
      if (!receipt) return [];
      const block = Number(receipt.blockNumber);
      const tokens = paymentsIn(receipt, currencyOf).filter(({ to }) => to === payee);
      const payments = await paymentsTo([payee], { from: block, to: block });
      return [...tokens, ...payments.filter((payment) => payment.txid === txid)];
    },
    async blockHash(block) {
      const found = await getBlock(client, { blockNumber: BigInt(block) }).catch(absentOn(BlockNotFoundError));
      return found?.hash;
    },
    find: (ref) => wallet.find(ref),
    async prepare({ ref, currency, to, raw }) {
      await node.assertAgreed();
      const action = payAction(contractOf(currency), to, raw);
      const previous = await wallet.find(ref);
      if (previous && (await confirmations(previous.txid)) !== 'failed')
        return { sign: () => Promise.resolve(previous) };
      return await wallet.prepare(ref, action, previous);
    },
    ...compareEach(wallets.map((address) => compareEvm({ db, client, protocol, address, currencies, own, read }))),
    async broadcast(signed) {
      await node.assertAgreed();
      await wallet.broadcast(signed);
    },
    standing: (txid) => wallet.standing(txid),
    async hasten() {
      await node.assertAgreed();
      const replaced = await replaceStuck({ db, node, wallet, coins, senderOf, after: options.replaceAfter, most });
      await settle({ db, node, protocol, newest: await height(), final });
      return replaced;
    },
    confirmations,
    spendable: (currency) => total(currency, [wallet.sender.address]),
    balance: (currency, address) => total(currency, [getAddress(address)]),
    async sweep() {
      await node.assertAgreed();
      return await sweepDeposits({ db, node, wallet, most }, sweptCoins(chain, sweepFrom), [
        ...retired,
        ...(await deposits()).map(senderFor),
      ]);
    },
    holdings: async (currency) => await total(currency, [...wallets, ...(await addresses())]),
  };
  return chain;
}
