import { randomBytes } from 'node:crypto';
import { address, crypto, networks, payments } from 'bitcoinjs-lib';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createBitcoinChain } from '../../src/outside/chain/bitcoin/createBitcoinChain.ts';
import { type BitcoinTestNode, startBitcoinNode } from '../harness/bitcoinNode/startBitcoinNode.ts';
import type { Chain } from '../../src/outside/chain/port/Chain.ts';
import type { ChainWorld, Fault, MainCoin } from '../harness/chainSuite/ChainWorld.ts';
import { createTestGateway, testConfig } from '../harness/testGateway.ts';

/** The suite counts in these: a ten-thousandth of a bitcoin. */
export const UNIT = 10_000n;
const COIN: MainCoin = { currency: 'BTC', unit: UNIT, text: (units) => String(units / 10_000) };
/** In millionths of a USDT. */
const MUCH = 1_000_000_000n;
const COINS_OF_HOUSE = 40;

/** A world on Bitcoin, with its node for what only Bitcoin has. */
export interface BitcoinWorld extends ChainWorld {
  readonly node: BitcoinTestNode;
  /** The same network and wallet, to which every transfer without a block is late. */
  hurried(fault?: Fault): Promise<Chain>;
}

/** A node of ours with the main net's addresses, and a gateway that pays from a wallet of its own. */
export async function makeBitcoinWorld(coins = COINS_OF_HOUSE): Promise<BitcoinWorld> {
  const node = await startBitcoinNode();
  const hotKey = randomBytes(32);
  const hot = payments.p2wpkh({ pubkey: secp256k1.getPublicKey(hotKey) }).address ?? '';
  const stranger = address.toBech32(crypto.hash160(randomBytes(33)), 0, networks.bitcoin.bech32);
  const startBlock = node.ledger.height + 1;
  for (let count = 0; count < coins; count++) node.pay([hot], 100n * UNIT);
  node.mine();
  const bitcoin = { rpcUrl: node.rpcUrl, access: { user: node.user }, network: node.network, startBlock, hotKey };
  const { policy } = testConfig();
  const { chains } = policy;
  const gateway = await createTestGateway({
    bitcoin,
    policy: {
      ...policy,
      chains: { ...chains, sweepFrom: { ...chains.sweepFrom, BTC: '0.005' } },
      withdrawal: { ...policy.withdrawal, unreviewed: { knownAddress: MUCH, newAddress: MUCH } },
    },
  });
  const gone: BitcoinTestNode[] = [];
  const connect = async (
    { db = gateway.db, mostFee, behind = 0, breaksOn, elsewhere }: Fault,
    after = policy.chains.replaceAfter,
  ): Promise<Chain> => {
    const other = await startBitcoinNode(node.network, node.ledger);
    gone.push(other);
    // Every node knows the fee that the network asks for.
    Object.defineProperty(other.manners, 'estimate', { get: () => node.manners.estimate });
    other.manners.behind = behind;
    if (breaksOn !== undefined) other.manners.deaf = breaksOn === 'everything' || 'sendrawtransaction';
    const { confirmations, sweepFrom, mostFee: bounds } = gateway.services.config.policy.chains;
    const signer = gateway.services.signers.get('BTC');
    if (!signer) throw new Error('No signer is there.');
    return createBitcoinChain(
      db,
      { ...bitcoin, rpcUrl: other.rpcUrl, ...(elsewhere && { network: 'regtest' }) },
      { confirmations, sweepFrom, replaceAfter: after, signer, mostFee: mostFee ?? bounds.BTC },
    );
  };
  const pay = async (to: string | readonly string[], raw: bigint) => node.pay([to].flat(), raw);
  return {
    node,
    gateway,
    protocol: 'BTC',
    finality: chains.confirmations,
    coin: COIN,
    hot,
    hotKey: hotKey.toString('hex'),
    stranger,
    own: { ...COIN, small: UNIT / 2n, pay, balanceOf: async (owner) => node.balanceOf(owner) },
    mine: async (blocks) => node.mine(blocks),
    reorganise: async (depth) => node.reorganise(depth),
    pay,
    payAgain: async ({ payload }) => void node.ledger.submit(payload),
    balanceOf: async (owner) => node.balanceOf(owner),
    connect: (fault) => connect(fault),
    hurried: (fault = {}) => connect(fault, 0),
    async stop() {
      for (const each of [node, ...gone]) await each.stop();
    },
  };
}
