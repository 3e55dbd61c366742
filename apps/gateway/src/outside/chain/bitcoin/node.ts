/** The JSON-RPC of Bitcoin Core: https://developer.bitcoin.org/reference/rpc/. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { BitcoinConfig } from '../../../config/index.ts';
import { NodeRefusal } from '../json-rpc/node.ts';
import { postJson } from '../json-rpc/postJson.ts';
import { WrongNetworkError } from '../port/Chain.ts';
import { type Block, FalseBlockError, readBlock } from './block.ts';
import { BITCOIN } from './networks.ts';
import type { Outpoint } from './transaction.ts';

/** A node of Bitcoin. A question fails with {@link NodeRefusal}, or with another error without an answer. */
export interface BitcoinNode {
  /** Number of the newest block. */
  height(): Promise<number>;
  /** Hash of a block, undefined above the newest. */
  hashOf(block: number): Promise<string | undefined>;
  /** The block of a hash. @throws {FalseBlockError} for another one */
  block(hash: string): Promise<Block>;
  /** Whether a transaction waits for a block. */
  isWaiting(txid: string): Promise<boolean>;
  /** Whether no block and nothing that waits spends an output. */
  isUnspent(outpoint: Outpoint): Promise<boolean>;
  /** Satoshis for 1,000 virtual bytes with which a transaction is in a block soon, as far as the node can tell. */
  rate(): Promise<bigint>;
  /** Satoshis for 1,000 virtual bytes that a transaction has to offer more than the one in whose place it comes. */
  step(): Promise<bigint>;
  /** Finds what an address has, which takes minutes on the main net. @returns the places, each with the number of its block */
  unspentOf(address: string): Promise<readonly (Outpoint & { readonly height: number })[]>;
  /** Passes a transaction on. @throws {NodeRefusal} */
  send(payload: string): Promise<void>;
}

const TIMEOUT = 15_000;
/** A scan reads some 12 GB. */
const SCAN_TIMEOUT = 290_000;
/** Blocks within which a transaction should be mined. */
const SOON = 3;
/** Error codes of Bitcoin Core, `rpc/protocol.h`. */
const CODE = { notFound: -5, outOfRange: -8, inChain: -27, warmUp: -28 } as const;
const SATS = 100_000_000;
/** Status of HTTP for somebody whom the node does not know. */
const STRANGERS = [401, 403];

const reply = v.object({
  result: v.optional(v.unknown()),
  error: v.nullish(v.object({ code: v.number(), message: v.string() })),
});
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})*$/));
/** The node writes amounts as decimal numbers of bitcoins, which have 8 places. */
const coins = v.pipe(
  v.number(),
  v.minValue(0),
  v.transform((amount) => BigInt(Math.round(amount * SATS))),
);
const estimate = v.object({ feerate: v.optional(coins) });
const scanned = v.object({
  success: v.literal(true),
  unspents: v.array(v.object({ txid: hash, vout: whole, height: whole })),
});
const mempool = v.object({ mempoolminfee: coins, incrementalrelayfee: v.optional(coins, 0.00001) });

/** Connects to a node, which must be on the network of the settings. */
export function createBitcoinNode(
  place: Pick<BitcoinConfig, 'rpcUrl' | 'access' | 'network'>,
  timeout = TIMEOUT,
): BitcoinNode {
  const plain = createAsk(place, timeout);
  const patient = createAsk(place, SCAN_TIMEOUT);
  const assure = assureNetwork(plain, place.network);
  const ask: Ask = async (...question) => {
    await assure();
    return await plain(...question);
  };
  /** For a question whose answer may be that there is no such thing. */
  const absentOn = (code: number) => (error: unknown) => {
    if (!(error instanceof NodeRefusal) || error.code !== code) throw error;
    return undefined;
  };
  return {
    height: async () => await ask('getblockcount', [], whole),
    hashOf: async (block) => await ask('getblockhash', [block], hash).catch(absentOn(CODE.outOfRange)),
    async block(wanted) {
      const block = readBlock(Buffer.from(await ask('getblock', [wanted, 0], hex), 'hex'));
      if (block.hash !== wanted) throw new FalseBlockError(`The node gives another block than ${wanted}.`);
      return block;
    },
    isWaiting: async (txid) =>
      (await ask('getmempoolentry', [txid], v.object({})).catch(absentOn(CODE.notFound))) !== undefined,
    isUnspent: async ({ txid, vout }) => (await ask('gettxout', [txid, vout, true], v.nullable(v.object({})))) !== null,
    async rate() {
      const [{ feerate = 0n }, { mempoolminfee }] = [
        await ask('estimatesmartfee', [SOON], estimate),
        await ask('getmempoolinfo', [], mempool),
      ];
      return feerate > mempoolminfee ? feerate : mempoolminfee;
    },
    step: async () => (await ask('getmempoolinfo', [], mempool)).incrementalrelayfee,
    async unspentOf(address) {
      await assure();
      return (await patient('scantxoutset', ['start', [`addr(${address})`]], scanned)).unspents;
    },
    async send(payload) {
      await ask('sendrawtransaction', [payload], hash).catch(absentOn(CODE.inChain));
    },
  };
}

type Ask = <const Schema extends v.GenericSchema>(
  method: string,
  params: readonly unknown[],
  answer: Schema,
) => Promise<v.InferOutput<Schema>>;

/** Makes the function that asks. The address may hold a key, and the user is a secret, so no error contains them. */
function createAsk({ rpcUrl, access }: Pick<BitcoinConfig, 'rpcUrl' | 'access'>, timeout: number): Ask {
  return async (method, params, answer) => {
    const said = await postJson({
      url: rpcUrl,
      body: { jsonrpc: '1.0', id: method, method, params },
      headers: { authorization: `Basic ${Buffer.from(userOf(access)).toString('base64')}` },
      timeout,
      // A refusal has the status 500 or 404, and says in its body what it is.
      faultOf: (status) =>
        STRANGERS.includes(status) ? 'refuses the user of BTC_RPC_URL or BTC_RPC_COOKIE' : undefined,
    });
    const read = v.safeParse(reply, said);
    if (!read.success) throw new Error(`${method}: the node's answer is not JSON-RPC.`);
    const { result, error } = read.output;
    if (error) {
      const { code, message: details } = error;
      if (code === CODE.warmUp) throw new Error(`The node is starting: ${details}`);
      throw new NodeRefusal(method, { code, details });
    }
    const parsed = v.safeParse(answer, result);
    if (!parsed.success)
      throw new Error(
        `${method}: the node's answer is not what its documentation says, at ${v.getDotPath(parsed.issues[0]) ?? 'its top'}.`,
      );
    return parsed.output;
  };
}

/** A node writes another cookie whenever it starts. */
function userOf(access: BitcoinConfig['access']): string {
  if ('user' in access) return access.user;
  try {
    return readFileSync(access.cookieFile, 'utf8').trim();
  } catch (error) {
    throw new Error(`BTC_RPC_COOKIE cannot be read (${String((error as NodeJS.ErrnoException).code)}).`, {
      cause: error,
    });
  }
}

/** The node is asked once for its first block. @throws {WrongNetworkError} */
function assureNetwork(ask: Ask, network: BitcoinConfig['network']): () => Promise<void> {
  let checked: Promise<void> | undefined;
  const check = async () => {
    const genesis = await ask('getblockhash', [0], hash);
    if (genesis === BITCOIN[network].genesis) return;
    const actual = Object.entries(BITCOIN).find(([, params]) => params.genesis === genesis)?.[0];
    throw new WrongNetworkError(
      `The node is on network ${actual ?? `of ${genesis}`}, not on ${network}: see BTC_NETWORK.`,
    );
  };
  return async () => {
    checked ??= check().catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    await checked;
  };
}
