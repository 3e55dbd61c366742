import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { address, networks, payments, Transaction } from 'bitcoinjs-lib';
import type { BitcoinNetwork } from '../../../src/config/index.ts';
import { BITCOIN } from '../../../src/outside/chain/bitcoin/networks.ts';
import { BitcoinLedger, STEP } from './BitcoinLedger.ts';
import { RpcError, signAll } from './rules.ts';

/** A transaction that a test sent, and itself for sending it again. */
interface Sent {
  readonly txid: string;
  readonly payload: string;
}

type Params = readonly unknown[];

/** How a node misbehaves. */
interface Manners {
  /** Blocks that it does not have yet. */
  behind: number;
  /** Breaks every connection, or those of one method. */
  deaf: boolean | string;
  /** Answers a question so instead; undefined answers truly. */
  lie: ((method: string, params: Params) => unknown) | undefined;
  /** Satoshis for 1,000 virtual bytes that it estimates; undefined where it has seen too little. */
  estimate: bigint | undefined;
}

/** A node of Bitcoin that mines on demand and answers as Bitcoin Core's documentation says. */
export interface BitcoinTestNode {
  /** Its path has a key that nobody may see. */
  readonly rpcUrl: string;
  /** `user:password` */
  readonly user: string;
  readonly network: BitcoinNetwork;
  readonly ledger: BitcoinLedger;
  readonly manners: Manners;
  /** The methods that were asked. */
  readonly asked: string[];
  mine(blocks?: number): void;
  reorganise(depth: number): void;
  /** Pays from the payer to each address; the transaction waits for a block. */
  pay(to: readonly string[], raw: bigint): Sent;
  balanceOf(owner: string): bigint;
  stop(): Promise<void>;
}

const PATH = '/secret-project-key';
const USER = 'house:secret-password';
const PAYER_KEY = Buffer.alloc(32, 0x11);
const COIN = 100_000_000n;
/** The payer pays each payment from another coin, so that none depends on another. */
const COINS_OF_PAYER = 400;
const FEE = 2000n;
const MATURE_AFTER = 100;

/** Starts a node of a network. @param ledger blocks that another node has too */
export async function startBitcoinNode(
  network: BitcoinNetwork = 'main',
  ledger: BitcoinLedger = new BitcoinLedger(BITCOIN[network].genesis),
): Promise<BitcoinTestNode> {
  const manners: Manners = { behind: 0, deaf: false, lie: undefined, estimate: undefined };
  const asked: string[] = [];
  const codec = network === 'main' ? networks.bitcoin : network === 'regtest' ? networks.regtest : networks.testnet;
  const scriptOf = (to: string): Uint8Array => address.toOutputScript(to, codec);
  const payer =
    payments.p2wpkh({ pubkey: secp256k1.getPublicKey(PAYER_KEY), network: codec }).output ?? Buffer.alloc(0);
  if (ledger.height === 0) {
    ledger.append(
      [],
      Array.from({ length: COINS_OF_PAYER }, () => ({ script: payer, value: COIN })),
    );
    ledger.mine(MATURE_AFTER);
  }
  const server = createServer((request, response) => {
    const answer = async (): Promise<{ status: number; body?: object }> => {
      const { id, method, params } = (await json(request)) as { id: unknown; method: string; params: Params };
      asked.push(method);
      if (manners.deaf === true || manners.deaf === method) throw new Error('The connection breaks.');
      if (request.headers.authorization !== `Basic ${Buffer.from(USER).toString('base64')}`) return { status: 401 };
      try {
        const result = manners.lie?.(method, params) ?? answerRpc(ledger, manners, scriptOf, method, params);
        return { status: 200, body: { result, error: null, id } };
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        const { code, message } = error;
        return { status: code === METHOD_NOT_FOUND ? 404 : 500, body: { result: null, error: { code, message }, id } };
      }
    };
    answer()
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body && JSON.stringify(body)),
      )
      .catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spentByPayer = spentBefore.get(ledger) ?? new Set<string>();
  spentBefore.set(ledger, spentByPayer);
  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    user: USER,
    network,
    ledger,
    manners,
    asked,
    mine: (blocks) => ledger.mine(blocks),
    reorganise: (depth) => ledger.reorganise(depth),
    pay(to, raw) {
      const [coinbase] = ledger.blocks[0]?.transactions ?? [];
      const vout = coinbase?.outs.findIndex((_, index) => !spentByPayer.has(String(index))) ?? -1;
      if (!coinbase || vout < 0) throw new Error('The payer has no coin left.');
      spentByPayer.add(String(vout));
      const transaction = new Transaction();
      transaction.version = 2;
      transaction.addInput(coinbase.getHash(), vout);
      for (const each of to) transaction.addOutput(scriptOf(each), raw);
      transaction.addOutput(payer, COIN - raw * BigInt(to.length) - FEE * BigInt(to.length));
      signAll(transaction, PAYER_KEY, [COIN]);
      const payload = transaction.toHex();
      return { txid: ledger.submit(payload), payload };
    },
    balanceOf(owner) {
      const script = Buffer.from(scriptOf(owner));
      return [...ledger.unspent().values()].reduce(
        (sum, output) => (script.equals(output.script) ? sum + output.value : sum),
        0n,
      );
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const spentBefore = new WeakMap<BitcoinLedger, Set<string>>();
const METHOD_NOT_FOUND = -32_601;
const inCoins = (sats: bigint): number => Number(sats) / Number(COIN);

/** https://developer.bitcoin.org/reference/rpc/ */
function answerRpc(
  ledger: BitcoinLedger,
  { behind, estimate }: Manners,
  scriptOf: (owner: string) => Uint8Array,
  method: string,
  params: Params,
): unknown {
  const newest = ledger.height - behind;
  const [first, second] = params;
  switch (method) {
    case 'getblockcount':
      return newest;
    case 'getblockhash': {
      const hash = Number(first) > newest ? undefined : ledger.hashOf(Number(first));
      if (hash === undefined) throw new RpcError(-8, 'Block height out of range');
      return hash;
    }
    case 'getblock': {
      const block = ledger.blocks.find((each) => each.getId() === first);
      if (!block) throw new RpcError(-5, 'Block not found');
      if (second !== 0) throw new RpcError(-8, 'The tests ask for whole blocks only');
      return block.toHex();
    }
    case 'getmempoolentry': {
      const waiting = ledger.pool.get(String(first));
      if (!waiting) throw new RpcError(-5, 'Transaction not in mempool');
      return { vsize: waiting.transaction.virtualSize(), fees: { base: inCoins(waiting.fee) } };
    }
    case 'gettxout': {
      const place = `${String(first)}:${Number(second)}`;
      const output = ledger.unspent().get(place);
      if (!output || (output.height ?? 0) > newest || ledger.spentInPool().has(place)) return null;
      return { confirmations: newest - (output.height ?? 0) + 1, value: inCoins(output.value) };
    }
    case 'estimatesmartfee':
      return estimate === undefined
        ? { errors: ['Insufficient data or no feerate found'], blocks: first }
        : { feerate: inCoins(estimate), blocks: first };
    case 'getmempoolinfo':
      return { mempoolminfee: inCoins(ledger.leastRate), incrementalrelayfee: inCoins(STEP) };
    case 'scantxoutset': {
      const [, owner = ''] = /^addr\((.*)\)$/.exec(String((second as readonly unknown[])[0])) ?? [];
      const script = Buffer.from(scriptOf(owner));
      const unspents = [...ledger.unspent()].flatMap(([place, { script: each, value, height, isReward }]) => {
        const [txid, vout] = place.split(':');
        const told = { txid, vout: Number(vout), amount: inCoins(value), height, coinbase: isReward };
        return script.equals(each) ? [told] : [];
      });
      return { success: true, height: newest, bestblock: ledger.hashOf(newest), unspents };
    }
    case 'sendrawtransaction':
      return ledger.submit(String(first));
    default:
      throw new RpcError(METHOD_NOT_FOUND, 'Method not found');
  }
}
