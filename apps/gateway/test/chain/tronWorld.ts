import { randomBytes } from 'node:crypto';
import { TronWeb } from 'tronweb';
import { createTronChain } from '../../src/outside/chain/tron/createTronChain.ts';
import { type TokenWorld, USDT, USDT_COIN } from '../harness/chainSuite/ChainWorld.ts';
import { createTestGateway } from '../harness/testGateway.ts';
import { SOLIDIFIED_AFTER } from '../harness/tronNode/TronLedger.ts';
import { startTronNode, type TronTestNode, type TronToken } from '../harness/tronNode/startTronNode.ts';

export const SUN_PER_TRX = 1_000_000n;

/** A world on TRON, with its node for what only TRON has. */
export interface TronWorld extends TokenWorld {
  readonly node: TronTestNode;
  readonly token: TronToken;
}

/** A node of ours, a token, and a gateway that pays from a wallet of its own. */
export async function makeTronWorld(): Promise<TronWorld> {
  const node = await startTronNode();
  const hotKey = randomBytes(32);
  const hot = TronWeb.address.fromPrivateKey(hotKey.toString('hex')) as string;
  const stranger = TronWeb.address.fromHex(`41${randomBytes(20).toString('hex')}`);
  const [token, foreign] = [node.deployToken(), node.deployToken()];
  node.fund(hot, 100_000n * SUN_PER_TRX);
  token.mint(hot, 1000n * USDT);
  token.mint(node.payer, 1_000_000n * USDT);
  foreign.mint(node.payer, 1_000_000n * USDT);
  node.mine(SOLIDIFIED_AFTER + 2);
  const tokens = new Map([['USDT', { decimals: 6, contract: token.contract }]]);
  const { rpcUrl, url: apiUrl, chainId } = node;
  const tron = { rpcUrl, apiUrl, chainId, tokens, hotKey };
  const gateway = await createTestGateway({ tron });
  const { policy } = gateway.services.config;
  const gone: TronTestNode[] = [];

  return {
    node,
    token,
    gateway,
    protocol: 'TRC20',
    finality: SOLIDIFIED_AFTER + 1,
    hot,
    hotKey: hotKey.toString('hex'),
    stranger,
    coin: USDT_COIN,
    foreignToken: foreign.contract,
    own: {
      currency: 'TRX',
      unit: SUN_PER_TRX,
      text: String,
      small: SUN_PER_TRX / 10_000n,
      pay: async (to, raw) => node.paySun(to, raw),
      balanceOf: async (owner) => node.sunOf(owner),
    },
    mine: async (blocks) => node.mine(blocks),
    reorganise: async (depth) => node.reorganise(depth),
    pay: async (to, raw) => (typeof to === 'string' ? token.pay(to, raw) : token.share(to, raw)),
    payForeign: async (to, raw) => foreign.pay(to, raw),
    payAgain: async ({ payload }) => void node.ledger.push(payload),
    balanceOf: async (owner) => token.balanceOf(owner),
    refuse: async (value) => token.setMood(value ? 'mute' : 'usual'),
    async connect({ db = gateway.db, mostFee, behind = 0, breaksOn, elsewhere }) {
      const other = await startTronNode(chainId, node.ledger);
      gone.push(other);
      other.manners.behind = behind;
      if (breaksOn !== undefined) other.manners.deaf = breaksOn === 'everything' || 'wallet/broadcasthex';
      const place = { rpcUrl: other.rpcUrl, apiUrl: other.url, chainId: elsewhere ? 1 : chainId };
      const { confirmations, sweepFrom, mostFee: bounds } = policy.chains;
      const signer = gateway.services.signers.get('TRC20');
      if (!signer) throw new Error('No signer is there.');
      return createTronChain(
        db,
        { ...tron, ...place },
        { confirmations, sweepFrom, signer, mostFee: mostFee ?? bounds.TRC20 },
      );
    },
    async stop() {
      for (const each of [node, ...gone]) await each.stop();
    },
  };
}
