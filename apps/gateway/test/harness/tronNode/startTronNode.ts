import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { TronWeb, utils } from 'tronweb';
import { answerHttp } from './httpApi.ts';
import { answerRpc, type Question } from './jsonRpc.ts';
import type { TokenMood } from './state.ts';
import { TronLedger } from './TronLedger.ts';

/** A transaction that a test sent, and itself for sending it again. */
export interface Sent {
  readonly txid: string;
  readonly payload: string;
}

/** A token of a test. */
export interface TronToken {
  readonly contract: string;
  mint(to: string, raw: bigint): void;
  setMood(mood: TokenMood): void;
  /** Pays from the payer; the transaction waits for a block. */
  pay(to: string, raw: bigint): Sent;
  /** Pays several in one transaction. */
  share(to: readonly string[], raw: bigint): Sent;
  balanceOf(owner: string): bigint;
}

/** How a node misbehaves. */
export interface Manners {
  /** Blocks that it does not have yet. */
  behind: number;
  /** Breaks every connection, or those of one path or method. */
  deaf: boolean | string;
  /** Answers a path so instead; undefined answers truly. */
  lie: ((path: string, body: Readonly<Record<string, unknown>>) => object | undefined) | undefined;
  /** Asks for this key. */
  apiKey: string | undefined;
}

/**
 * A node of TRON that mines on demand. java-tron cannot be had as a package; this one keeps to its documented interfaces, and reads what it
 * is sent with tronweb.
 */
export interface TronTestNode {
  /** The HTTP API; the JSON-RPC is below it. Its path has a key that nobody may see. */
  readonly url: string;
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly payer: string;
  readonly ledger: TronLedger;
  readonly manners: Manners;
  /** The paths and methods that were asked. */
  readonly asked: string[];
  mine(blocks?: number): void;
  reorganise(depth: number): void;
  /** Gives an account TRX, and makes it one. */
  fund(address: string, sun: bigint): void;
  sunOf(address: string): bigint;
  deployToken(): TronToken;
  /** Pays TRX from the payer. */
  paySun(to: string, sun: bigint): Sent;
  stop(): Promise<void>;
}

/** The identity of the test net Nile. */
const CHAIN_ID = 0xcd_86_90_dc;
const PAYER_KEY = '11'.repeat(32);
const PAYER = TronWeb.address.fromPrivateKey(PAYER_KEY) as string;
const PATH = '/secret-project-key';

/** Starts a node of a network. @param ledger blocks that another node has too */
export async function startTronNode(
  chainId = CHAIN_ID,
  ledger: TronLedger = new TronLedger(chainId),
): Promise<TronTestNode> {
  const manners: Manners = { behind: 0, deaf: false, lie: undefined, apiKey: undefined };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<unknown> => {
      const body = (await json(request)) as Readonly<Record<string, unknown>>;
      const path = (request.url ?? '').slice(PATH.length + 1);
      const isRpc = path === 'jsonrpc';
      const names = isRpc ? [body].flat().map((question) => String(question['method'])) : [path];
      asked.push(...names);
      if (manners.deaf === true || names.some((name) => name === manners.deaf))
        throw new Error('The connection breaks.');
      if (manners.apiKey !== undefined && request.headers['tron-pro-api-key'] !== manners.apiKey) return undefined;
      const newest = Math.max(0, ledger.newest.number - manners.behind);
      if (isRpc) {
        const questions = body as unknown as Question | readonly Question[];
        return 'method' in questions
          ? answerRpc(ledger, chainId, questions, newest)
          : questions.map((question) => answerRpc(ledger, chainId, question, newest));
      }
      return manners.lie?.(path, body) ?? answerHttp(ledger, path, body, newest);
    };
    answer()
      .then((said) =>
        response
          .writeHead(said === undefined ? 401 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify(said ?? {})),
      )
      .catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
  const fund = (address: string, sun: bigint) =>
    ledger.set((state) => state.sun.set(address, (state.sun.get(address) ?? 0n) + sun));
  fund(PAYER, 1_000_000_000_000n);

  return {
    url,
    rpcUrl: `${url}/jsonrpc`,
    chainId,
    payer: PAYER,
    ledger,
    manners,
    asked,
    fund,
    mine: (blocks = 1) => ledger.mine(blocks),
    reorganise: (depth) => ledger.reorganise(depth),
    sunOf: (address) => ledger.newest.state.sun.get(address) ?? 0n,
    paySun: (to, sun) =>
      send(ledger, 'TransferContract', { to_address: TronWeb.address.toHex(to), amount: Number(sun) }, 0),
    deployToken() {
      const contract = TronWeb.address.fromHex(`41${randomBytes(20).toString('hex')}`);
      ledger.set((state) => state.tokens.set(contract, { mood: 'usual', balances: new Map() }));
      const token = () => ledger.newest.state.tokens.get(contract);
      const call = (signature: string, types: readonly string[], values: readonly unknown[]) => {
        const selector = utils.ethersUtils.id(signature).slice(2, 10);
        const data = selector + utils.abi.encodeParams([...types], [...values]).slice(2);
        const value = { contract_address: TronWeb.address.toHex(contract), data };
        return send(ledger, 'TriggerSmartContract', value, 1_000_000_000);
      };
      return {
        contract,
        mint: (to, raw) => void token()?.balances.set(to, (token()?.balances.get(to) ?? 0n) + raw),
        setMood: (mood) =>
          ledger.set(({ tokens }) => {
            const found = tokens.get(contract);
            if (found) found.mood = mood;
          }),
        pay: (to, raw) => call('transfer(address,uint256)', ['address', 'uint256'], [to, raw]),
        share: (to, raw) => call('share(address[],uint256)', ['address[]', 'uint256'], [to.map(evmForm), raw]),
        balanceOf: (owner) => token()?.balances.get(owner) ?? 0n,
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Its own encoder converts no lists of addresses. */
const evmForm = (address: string): string => `0x${TronWeb.address.toHex(address).slice(2)}`;

let sent = 0;

/** Signs with tronweb what the payer pays, so that nothing of ours made it. */
function send(ledger: TronLedger, type: string, value: object, feeLimit: number): Sent {
  const { number, hash, time } = ledger.newest;
  const pb = utils.transaction.txJsonToPb({
    raw_data: {
      contract: [
        {
          type,
          parameter: {
            type_url: `type.googleapis.com/protocol.${type}`,
            value: { owner_address: TronWeb.address.toHex(PAYER), ...value },
          },
        },
      ],
      ref_block_bytes: number.toString(16).padStart(4, '0').slice(-4),
      ref_block_hash: hash.slice(16, 32),
      // Long enough to be taken in again after a reorganisation.
      expiration: time + 3_600_000,
      timestamp: time + (sent += 1),
      ...(feeLimit > 0 && { fee_limit: feeLimit }),
    },
  });
  const txid = utils.transaction.txPbToTxID(pb).slice(2);
  const signature = utils.crypto.ECKeySign(Buffer.from(txid, 'hex') as never, Buffer.from(PAYER_KEY, 'hex') as never);
  pb.addSignature(Uint8Array.from(Buffer.from(signature.replace(/^0x/, ''), 'hex')));
  const payload = Buffer.from(pb.serializeBinary()).toString('hex');
  ledger.push(payload);
  return { txid, payload };
}
