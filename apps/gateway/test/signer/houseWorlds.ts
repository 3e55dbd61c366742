import { randomBytes } from 'node:crypto';
import { TronWeb } from 'tronweb';
import { createLocalSigner } from '../../src/outside/chain/keys/createLocalSigner.ts';
import { HOT } from '../../src/outside/chain/port/Signer.ts';
import { PAYER_ADDRESS, startAnvil } from '../harness/startAnvil.ts';
import { SOLIDIFIED_AFTER } from '../harness/tronNode/TronLedger.ts';
import { startTronNode } from '../harness/tronNode/startTronNode.ts';
import { type MainCoin, USDT_COIN } from '../harness/chainSuite/ChainWorld.ts';
import { startBitcoinNode } from '../harness/bitcoinNode/startBitcoinNode.ts';
import { testConfig } from '../harness/testGateway.ts';

/** In millionths of a USDT. */
const MUCH = 1_000_000_000n;
/** One USDT in raw units. */
export const USDT = 1_000_000n;

/** A network, the house on it, and a signer of the house. */
export interface World {
  readonly protocol: 'ERC20' | 'TRC20' | 'BTC';
  readonly stranger: string;
  readonly own: string;
  /** The coin that members take out. */
  readonly paid: MainCoin;
  /** The network's own coin. */
  readonly coin: string;
  /** The settings of a gateway on the network. */
  readonly nodes: Parameters<typeof testConfig>[0];
  readonly policy: object;
  readonly finality: number;
  /** Mines. */
  readonly mine: (blocks?: number) => unknown;
  readonly pay: (to: string, raw: bigint) => unknown;
  readonly balanceOf: (owner: string) => bigint | Promise<bigint>;
  readonly stop: () => unknown;
}
/** The keys of a house. */
export interface Keys {
  readonly seed: Buffer;
  readonly hot: Buffer;
}
/** Makes the keys of a house. */
export const newKeys = (): Keys => ({ seed: randomBytes(32), hot: randomBytes(32) });
/** The address of the wallet that pays. */
export const hotOf = async ({ seed, hot }: Keys, protocol: World['protocol']) =>
  await createLocalSigner({ seed, hot: new Map([[protocol, hot]]) }).address(protocol, HOT);

const usdt = { decimals: 6, transaction: '35', hour: '1000', day: '1000' };
const coin = { transaction: '1', hour: '1', day: '1' };

/** A house on Ethereum. @param limits of USDT, beside those that the signer has without them */
export async function makeEvm(keys: Keys, limits: object = {}): Promise<World> {
  const anvil = await startAnvil();
  const token = await anvil.deployToken();
  const hot = (await hotOf(keys, 'ERC20')) as `0x${string}`;
  await anvil.fund(hot);
  await token.mint(hot, 1000n * USDT);
  await token.mint(PAYER_ADDRESS, 1000n * USDT);
  const { contract } = token;
  const tokens = new Map([['USDT', { decimals: 6, contract }]]);
  return {
    protocol: 'ERC20',
    stranger: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    own: hot,
    paid: USDT_COIN,
    coin: 'ETH',
    nodes: { evm: [{ protocol: 'ERC20', rpcUrls: [anvil.url], chainId: anvil.chainId, tokens }] },
    policy: {
      ERC20: {
        chainId: anvil.chainId,
        mostFee: '0.02',
        coins: { ETH: { decimals: 18, ...coin }, USDT: { contract, ...usdt, ...limits } },
      },
    },
    finality: 6,
    mine: (blocks) => anvil.mine(blocks),
    pay: (to, raw) => token.pay(to, raw),
    balanceOf: (owner) => token.balanceOf(owner as `0x${string}`),
    stop: () => anvil.stop(),
  };
}

/** A house on TRON. @param limits of USDT, beside those that the signer has without them */
export async function makeTron(keys: Keys, limits: object = {}): Promise<World> {
  const node = await startTronNode();
  const token = node.deployToken();
  const hot = await hotOf(keys, 'TRC20');
  node.fund(hot, 100_000n * 1_000_000n);
  token.mint(hot, 1000n * USDT);
  token.mint(node.payer, 1000n * USDT);
  node.mine(SOLIDIFIED_AFTER + 2);
  const { contract } = token;
  const { rpcUrl, url: apiUrl, chainId } = node;
  const tokens = new Map([['USDT', { decimals: 6, contract }]]);
  return {
    protocol: 'TRC20',
    stranger: TronWeb.address.fromHex(`41${randomBytes(20).toString('hex')}`),
    own: hot,
    paid: USDT_COIN,
    coin: 'TRX',
    nodes: { tron: { rpcUrl, apiUrl, chainId, tokens } },
    policy: {
      TRC20: { mostFee: '100', coins: { TRX: { decimals: 6, ...coin }, USDT: { contract, ...usdt, ...limits } } },
    },
    finality: SOLIDIFIED_AFTER + 1,
    mine: (blocks = 1) => node.mine(blocks),
    pay: (to, raw) => token.pay(to, raw),
    balanceOf: (owner) => token.balanceOf(owner),
    stop: () => node.stop(),
  };
}

/** A house on Bitcoin. */
export async function makeBitcoin(keys: Keys): Promise<World> {
  const node = await startBitcoinNode();
  const unit = 10_000n;
  const hot = await hotOf(keys, 'BTC');
  const startBlock = node.ledger.height + 1;
  for (let count = 0; count < 6; count++) node.pay([hot], 100n * unit);
  node.mine();
  const text = (units: number) => String(units / 10_000);
  const limits = { decimals: 8, transaction: text(35), hour: text(1000), day: text(1000) };
  const { policy } = testConfig();
  return {
    protocol: 'BTC',
    paid: { currency: 'BTC', unit, text },
    coin: 'BTC',
    stranger: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    own: hot,
    nodes: {
      bitcoin: { rpcUrl: node.rpcUrl, access: { user: node.user }, network: node.network, startBlock },
      policy: {
        ...policy,
        withdrawal: { ...policy.withdrawal, unreviewed: { knownAddress: MUCH, newAddress: MUCH } },
      },
    },
    policy: { BTC: { mostFee: '0.001', coins: { BTC: limits } } },
    finality: 6,
    mine: (blocks) => node.mine(blocks),
    pay: (to, raw) => node.pay([to], raw),
    balanceOf: (owner) => node.balanceOf(owner),
    stop: () => node.stop(),
  };
}
