import { numberToHex } from 'viem';
import type { Network } from '@ezwallet/validators';
import type { Db } from '../../../db/index.ts';
import { createRpcNode, type NodeClient, NodeRefusal, nodeOver, type RpcNode } from '../json-rpc/node.ts';
import { NodesDisagreeError, TooFewNodesError, WrongNetworkError } from '../port/Chain.ts';
import { blockAsked, contradict, digestOf, isCompared } from './digest.ts';
import { endDispute, keepDispute, keepLeftOut, type LeftOut, type Question, readDispute } from './records.ts';

/** Several nodes of a network that answer as one. */
export interface ComparedNode extends RpcNode {
  /** @throws {NodesDisagreeError} while nodes contradict each other: nothing is credited or sent then */
  assertAgreed(): Promise<void>;
}

interface ComparedOptions {
  readonly db: Db;
  readonly protocol: Network;
  /** JSON-RPC addresses, the first of which answers what is not compared. */
  readonly rpcUrls: readonly string[];
  readonly chainId: number;
  /** So many nodes must answer. */
  readonly needed: number;
  /** A node that is more blocks behind the others is left out. */
  readonly mostLag: number;
  /** From so many confirmations on no reorganisation changes anything. */
  readonly final: number;
  /** Milliseconds after which a silent node is asked again. */
  readonly askAgainAfter?: number;
}

/** A silent node costs a whole timeout each time. */
const ASK_AGAIN_AFTER = 30_000;
/** Milliseconds for which it counts which nodes answer. */
const LOOK_LASTS = 5_000;

/** Milliseconds after which left-out nodes are noted again: another process may see others. */
const NOTED_FOR = 60_000;

/** Which of the connections to a node a question goes over. */
type Via = 'client' | 'batching';

/** An answer, or why there is none. */
type Said = { readonly answer: unknown } | { readonly error: unknown };

/** The nodes that are asked now, and the newest block that all of them have. */
interface Look {
  readonly used: readonly number[];
  readonly height: number;
  readonly at: number;
}

/**
 * Connects to the nodes of a network. Blocks, receipts and transactions are asked of all nodes, and a contradiction stops crediting and
 * sending until they agree about it. The newest block is the newest that every node has. A node that is silent or lags is left
 * out; the others go on, if they are enough.
 */
export function createComparedNode(options: ComparedOptions): ComparedNode {
  const { db, protocol, rpcUrls, chainId, needed, mostLag, final, askAgainAfter = ASK_AGAIN_AFTER } = options;
  const nodes = rpcUrls.map((rpcUrl) => createRpcNode({ protocol, rpcUrl, chainId }));
  const silentSince = new Map<number, number>();
  let last: Look | undefined;
  /** The state of left-out nodes that this process has noted. */
  let kept: { readonly state?: string; readonly at: number } = { at: 0 };

  const ask = async (node: number, question: Question, via: Via = 'client'): Promise<unknown> => {
    const { client, batching } = nodes[node] ?? {};
    const on: NodeClient | undefined = via === 'client' ? client : batching;
    return await on?.request(question as never);
  };
  /**
   * Asks several, and leaves out those that do not answer.
   * @param isOptional whether a node that refuses is left out too; otherwise nobody answers, because it is there and may know better
   */
  const askAll = async (
    used: readonly number[],
    asked: (node: number) => Promise<unknown>,
    isOptional = false,
  ): Promise<Said[]> =>
    await Promise.all(
      used.map(async (node): Promise<Said> => {
        try {
          return { answer: await asked(node) };
        } catch (error) {
          if (error instanceof WrongNetworkError || (error instanceof NodeRefusal && !isOptional)) throw error;
          silentSince.set(node, Date.now());
          return { error };
        }
      }),
    );
  const assertEnough = (count: number, said: readonly Said[]): void => {
    const failure = said.find((each) => 'error' in each);
    if (count === 0 && failure) throw failure.error;
    if (count < needed)
      throw new TooFewNodesError(
        `${protocol} waits: ${count} of its ${nodes.length} nodes can be used, and policy.chains.nodesNeeded is ${needed}.`,
      );
  };

  /** @throws Error for an answer that is no height, as if there was none */
  const heightOf = async (node: number): Promise<number> => {
    const height = Number(await ask(node, { method: 'eth_blockNumber' }));
    if (!Number.isSafeInteger(height) || height < 0) throw new Error('The node does not tell its newest block.');
    return height;
  };

  /** Finds out which nodes can be used, and whether they agree again. */
  const look = async (): Promise<Look> => {
    const now = Date.now();
    const all = [...nodes.keys()];
    const due = all.filter((node) => now - (silentSince.get(node) ?? -Infinity) >= askAgainAfter);
    // Without any other, all are asked.
    const asked = due.length > 0 ? due : all;
    for (const node of asked) silentSince.delete(node);
    const said = await askAll(asked, heightOf, true);
    const heights = new Map(
      said.flatMap((each, index) => ('answer' in each ? [[asked[index] ?? 0, Number(each.answer)]] : [])),
    );
    const top = Math.max(...heights.values());
    const used = [...heights.keys()].filter((node) => top - (heights.get(node) ?? 0) <= mostLag);
    const leftOut = new Map<number, LeftOut>();
    for (const node of all) if (!used.includes(node)) leftOut.set(node + 1, heights.has(node) ? 'behind' : 'silent');
    const state = JSON.stringify([...leftOut]);
    if (state !== kept.state || now - kept.at > NOTED_FOR) {
      await keepLeftOut(db, protocol, leftOut);
      kept = { state, at: now };
    }
    last = undefined;
    assertEnough(used.length, said);
    last = { used, height: Math.min(...used.map((node) => heights.get(node) ?? 0)), at: now };
    await settleDispute();
    return last;
  };
  const current = async (): Promise<Look> =>
    last && Date.now() - last.at < LOOK_LASTS && last.used.every((node) => !silentSince.has(node))
      ? last
      : await look();

  /** Asks again what was in dispute. Every node of the settings has to answer: a silent one does not agree. */
  const settleDispute = async (): Promise<void> => {
    const dispute = await readDispute(db, protocol);
    if (!dispute) return;
    const all = [...nodes.keys()];
    const said = await askAll(all, (node) => ask(node, headOnly(dispute)), true);
    const digests = said.flatMap((each) => ('answer' in each ? digestOf(dispute, each.answer).text : []));
    if (digests.length === all.length && new Set(digests).size === 1) await endDispute(db, protocol);
  };

  const compare = async (question: Question, via: Via): Promise<unknown> => {
    const { used, height } = await current();
    const said = await askAll(used, (node) => ask(node, node === used[0] ? question : headOnly(question), via));
    const answers = said.flatMap((each) => ('answer' in each ? [each.answer] : []));
    assertEnough(answers.length, said);
    const digests = answers.map((answer) => digestOf(question, answer));
    if (contradict(digests, height - final + 1, aboutBlock(question))) {
      await keepDispute(db, protocol, question);
      throw new NodesDisagreeError(`Nodes of ${protocol} contradict each other: ${question.method}.`);
    }
    // Of what waits for a block, or is in a newer one, one node may know more. A header alone is no whole block.
    const [first] = said;
    if (first && 'answer' in first && first.answer !== null) return first.answer;
    if (aboutBlock(question) !== undefined && first && 'error' in first) throw first.error;
    return answers.find((answer) => answer !== null) ?? null;
  };

  /** Asks one node, and the next where that is silent. */
  const askOne = async (question: Question, via: Via): Promise<unknown> => {
    const { used } = await current();
    let failure: unknown;
    for (const [tries, node] of used.entries()) {
      if (used.length - tries < needed) break;
      try {
        return await ask(node, question, via);
      } catch (error) {
        if (error instanceof NodeRefusal || error instanceof WrongNetworkError) throw error;
        silentSince.set(node, Date.now());
        failure = error;
      }
    }
    throw failure;
  };

  const route = async (question: Question, via: Via): Promise<unknown> => {
    if (nodes.length === 1) return await ask(0, question, via);
    if (question.method === 'eth_blockNumber') return numberToHex((await look()).height);
    if (isCompared(question)) return await compare(question, via);
    const { used } = await current();
    if (question.method === 'eth_getLogs') {
      // A node that has lost some of its logs hides no deposit; the receipts decide.
      const said = await askAll(used, (node) => ask(node, question, via));
      const found = said.flatMap((each) => ('answer' in each ? [each.answer as readonly unknown[]] : []));
      assertEnough(found.length, said);
      return found.flat();
    }
    const answer = await askOne(question, via);
    if (question.method === 'eth_sendRawTransaction')
      await Promise.allSettled(used.slice(1).map((node) => ask(node, question, via)));
    return answer;
  };

  let isForgotten = false;
  return {
    ...nodeOver(
      chainId,
      (question) => route(question, 'client'),
      (question) => route(question, 'batching'),
    ),
    async assertAgreed() {
      if (nodes.length === 1) {
        // The settings had another node before: nothing contradicts the only one.
        if (!isForgotten) await Promise.all([endDispute(db, protocol), keepLeftOut(db, protocol, new Map())]);
        isForgotten = true;
        return;
      }
      await current();
      if (await readDispute(db, protocol))
        throw new NodesDisagreeError(
          `Nodes of ${protocol} contradict each other, so that nothing is credited or sent.`,
        );
    },
  };
}

/** The block of a question by number. */
const aboutBlock = ({ method, params }: Question): number | undefined =>
  method === 'eth_getBlockByNumber' ? blockAsked(params) : undefined;

/** The same question without the transactions of a block. */
function headOnly(question: Question): Question {
  const number = aboutBlock(question);
  return number === undefined ? question : { method: question.method, params: [numberToHex(number), false] };
}
