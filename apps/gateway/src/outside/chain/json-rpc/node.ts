import {
  BaseError,
  type Chain,
  type Client,
  createClient,
  defineChain,
  type EIP1193RequestFn,
  http,
  HttpRequestError,
  RpcRequestError,
  type Transport,
} from 'viem';
import { getChainId } from 'viem/actions';
import type { Network } from '@ezwallet/validators';
import { WrongNetworkError } from '../port/Chain.ts';

/** The node was reached, and refused what it was asked. */
export class NodeRefusal extends Error {
  override readonly name = 'NodeRefusal';
  readonly code: number | string;

  constructor(method: string, { code, details }: { readonly code: number | string; readonly details: string }) {
    super(`${method}: ${details}`);
    this.code = code;
  }
}

export type NodeClient = Client<Transport, Chain>;

/** A node that speaks Ethereum's JSON-RPC, as that of TRON does too. A question fails with {@link NodeRefusal}, or with another error without an answer. */
export interface RpcNode {
  /** Sends each question in a request of its own. */
  readonly client: NodeClient;
  /** Sends questions of one moment together. */
  readonly batching: NodeClient;
  /**
   * Asks the same about every item, with many questions in one request. The answers are in the order of the items.
   * @param atOnce questions in one request, at most 50, which is the default; fewer for large answers
   */
  askOfEach<Item, Answer>(
    items: readonly Item[],
    ask: (client: NodeClient, item: Item) => Promise<Answer>,
    atOnce?: number,
  ): Promise<Answer[]>;
}

const TIMEOUT = 15_000;
/** Questions in one request; nodes for hire refuse much more. */
const BATCH = 50;
/** The logs of the fullest block are some 20 MB of JSON. */
const MOST_BYTES = 64 * 2 ** 20;
/** The base fee can grow by an eighth each block: twice it holds for five full ones (EIP-1559). */
const BASE_FEE_ROOM = 2;

/** Where a node is, and the network that it must be on. */
interface NodePlace {
  readonly protocol: Network;
  readonly rpcUrl: string;
  readonly chainId: number;
  /** Sent with each request, such as a key of a provider. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Connects to a node. Its address and headers may hold a key, so no error and no log contains them. */
export function createRpcNode({ protocol, rpcUrl, chainId, headers = {} }: NodePlace, timeout = TIMEOUT): RpcNode {
  const transport = (batch: false | { readonly batchSize: number }) =>
    discreet(
      http(rpcUrl, {
        batch,
        maxResponseBodySize: MOST_BYTES,
        // A job asks again later; nothing is sent twice behind its back.
        retryCount: 0,
        // viem's own timeout ends with the headers, and a body can stall too.
        timeout: 0,
        fetchOptions: { headers },
        fetchFn: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
      }),
    );
  const single = transport(false);
  const assure = assureNetwork(connect(chainId, single), { protocol, chainId });
  return nodeOf(
    connect(chainId, assured(single, assure)),
    connect(chainId, assured(transport({ batchSize: BATCH }), assure)),
  );
}

/** A node whose questions are answered by functions: the first of them for single questions, the other for those of one moment. */
export function nodeOver(chainId: number, one: Asked, many: Asked): RpcNode {
  const answering = (asked: Asked) =>
    connect(
      chainId,
      wrapped(http('http://unused'), (question) => asked(question)),
    );
  return nodeOf(answering(one), answering(many));
}

function connect(chainId: number, transport: Transport): NodeClient {
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    fees: { baseFeeMultiplier: BASE_FEE_ROOM },
  });
  // A contract must not be able to make us call addresses of its choice (EIP-3668).
  return createClient({ chain, transport, cacheTime: 0, ccipRead: false });
}

function nodeOf(client: NodeClient, batching: NodeClient): RpcNode {
  return {
    client,
    batching,
    async askOfEach<Item, Answer>(
      items: readonly Item[],
      ask: (client: NodeClient, item: Item) => Promise<Answer>,
      atOnce = BATCH,
    ): Promise<Answer[]> {
      const answers: Answer[] = [];
      for (let start = 0; start < items.length; start += atOnce) {
        // All are waited for, so that a failure leaves none underway.
        const said = await Promise.allSettled(items.slice(start, start + atOnce).map((item) => ask(batching, item)));
        for (const each of said) {
          if (each.status === 'rejected') throw each.reason;
          answers.push(each.value);
        }
      }
      return answers;
    },
  };
}

/** The answer to a question, or the error of the node itself, without those that viem puts around it. */
export async function plainly<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question;
  } catch (error) {
    throw error instanceof BaseError ? error.walk() : error;
  }
}

/** For a question whose answer may be that there is no such thing, which viem throws. */
export function absentOn(kind: abstract new (...args: never[]) => Error): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof kind)) throw error;
    return undefined;
  };
}

/** The node is asked once. @throws {WrongNetworkError} */
function assureNetwork(
  client: NodeClient,
  { protocol, chainId }: Pick<NodePlace, 'protocol' | 'chainId'>,
): () => Promise<void> {
  let checked: Promise<void> | undefined;
  const check = async () => {
    const actual = await getChainId(client);
    if (actual !== chainId)
      throw new WrongNetworkError(`The node is on network ${actual}, not on ${chainId}: see ${protocol}_CHAIN_ID.`);
  };
  return async () => {
    checked ??= check().catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    await checked;
  };
}

/** Answers a question, as JSON-RPC has it. */
type Asked = (question: { readonly method: string; readonly params?: unknown }) => Promise<unknown>;

type Around = (question: Parameters<Asked>[0], ask: () => Promise<unknown>) => Promise<unknown>;

function wrapped(transport: Transport, around: Around): Transport {
  return (options) => {
    const { config, request } = transport(options);
    const asking = ((question, how) => around(question, () => request(question, how))) as EIP1193RequestFn;
    return { config: { ...config, request: asking }, request: asking };
  };
}

const assured = (transport: Transport, assure: () => Promise<void>) =>
  wrapped(transport, async (_, ask) => {
    await assure();
    return await ask();
  });

/** Errors of viem quote the address of the node and all that it was sent. */
const discreet = (transport: Transport) =>
  wrapped(transport, async ({ method }, ask) => {
    const result = await ask().catch((error: unknown) => {
      throw faultOf(method, error);
    });
    if (result === undefined) throw new Error(`${method}: the node answered without a result.`);
    return result;
  });

function faultOf(method: string, error: unknown): Error {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  const refusal = causes.find((cause) => cause instanceof RpcRequestError);
  if (refusal) return new NodeRefusal(method, refusal);
  const status = causes.find((cause) => cause instanceof HttpRequestError)?.status;
  if (status !== undefined) return new Error(`The node answered HTTP ${status} without JSON.`);
  const last = causes.at(-1);
  // What `fetch` throws has a cause. These are what it takes to read something that is no answer.
  if (last instanceof SyntaxError || last instanceof TypeError)
    return new Error(`${method}: the node's answer is not JSON-RPC, or it does not take several calls in one request.`);
  const { name, code } = (last ?? {}) as { name?: string; code?: unknown };
  return new Error(`The node cannot be reached: ${typeof code === 'string' ? code : (name ?? 'unknown')}.`);
}
