import { type Address, getAddress, type Hex, numberToHex } from 'viem';
import { createEvmChain } from '../../src/outside/chain/evm/createEvmChain.ts';
import { type Fault, type TokenWorld, USDT_COIN } from '../harness/chainSuite/ChainWorld.ts';
import { type Anvil } from '../harness/startAnvil.ts';
import { type Question, startNode, startProxy, type TestNode } from '../harness/startNode.ts';
import { CONFIRMATIONS, hot, hotKey, makeEvm, STRANGER } from './evmStage.ts';

/** A real node of Ethereum, two tokens, and a gateway that pays from a wallet of its own and compares two connections to the node. */
export async function makeComparedWorld(): Promise<TokenWorld> {
  let second: TestNode | undefined;
  const world = await makeEvmWorld(async (url) => {
    second = await startProxy(url, () => Promise.resolve());
    return [second.url];
  });
  return {
    ...world,
    async stop() {
      await second?.stop();
      await world.stop();
    },
  };
}

/** A real node of Ethereum, two tokens, and a gateway that pays from a wallet of its own. */
export async function makeEvmWorld(otherNodes?: Parameters<typeof makeEvm>[0]): Promise<TokenWorld> {
  const { anvil, token, stranger, gateway } = await makeEvm(otherNodes);
  const [node] = gateway.services.config.evm;
  if (!node) throw new Error('No node is configured.');
  const { policy } = gateway.services.config;
  const opened: TestNode[] = [];

  return {
    gateway,
    protocol: 'ERC20',
    finality: CONFIRMATIONS,
    hot,
    hotKey: hotKey.toString('hex'),
    stranger: STRANGER,
    coin: USDT_COIN,
    foreignToken: stranger.contract,
    own: {
      currency: 'ETH',
      unit: 10n ** 18n,
      text: String,
      small: 10n ** 14n,
      pay: (to, raw) => anvil.payEther(to, raw),
      balanceOf: (owner) => anvil.client.getBalance({ address: getAddress(owner) }),
    },
    mine: (blocks) => anvil.mine(blocks),
    reorganise: (depth) => anvil.reorganise(depth),
    pay: (to, raw) => (typeof to === 'string' ? token.pay(to, raw) : token.share(to, raw)),
    payForeign: (to, raw) => stranger.pay(to, raw),
    payAgain: async ({ payload }) => {
      await anvil.client.sendRawTransaction({ serializedTransaction: payload as Hex });
    },
    balanceOf: (owner) => token.balanceOf(getAddress(owner) as Address),
    refuse: (value) => token.mute(value),
    async connect({ db = gateway.db, mostFee, elsewhere, ...fault }) {
      const faulty = await startFaulty(anvil, fault);
      opened.push(faulty);
      const { confirmations, sweepFrom, replaceAfter, mostFee: bounds } = policy.chains;
      const signer = gateway.services.signers.get('ERC20');
      if (!signer) throw new Error('No signer is there.');
      return createEvmChain(
        db,
        { ...node, rpcUrls: [faulty.url], ...(elsewhere && { chainId: 1 }) },
        { confirmations, sweepFrom, replaceAfter, signer, mostFee: mostFee ?? bounds.ERC20 },
      );
    },
    async stop() {
      for (const each of opened) await each.stop();
      await anvil.stop();
    },
  };
}

/** Passes everything on to the node, but for the fault: a broken connection, or blocks that it does not have yet. */
async function startFaulty(anvil: Anvil, { behind = 0, breaksOn }: Pick<Fault, 'behind' | 'breaksOn'>) {
  const newest = BigInt(await anvil.client.getBlockNumber()) - BigInt(behind);
  const pass = async (question: Question): Promise<unknown> => {
    const { id, method, params } = question;
    if (breaksOn === 'everything' || (breaksOn === 'sending' && method === 'eth_sendRawTransaction'))
      throw new Error('The connection breaks.');
    if (behind > 0 && method === 'eth_blockNumber') return { jsonrpc: '2.0', id, result: numberToHex(newest) };
    if (behind > 0 && method === 'eth_getBlockByNumber' && BigInt(String(params?.[0])) > newest)
      return { jsonrpc: '2.0', id, result: null };
    const headers = { 'content-type': 'application/json' };
    return await (await fetch(anvil.url, { method: 'POST', headers, body: JSON.stringify(question) })).json();
  };
  return await startNode(async (asked) => ({
    body: JSON.stringify('method' in asked ? await pass(asked) : await Promise.all(asked.map(pass))),
  }));
}
