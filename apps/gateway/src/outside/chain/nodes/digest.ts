/** The facts that must be equal in the answers of two nodes, and the block that an answer is about. */
import * as v from 'valibot';
import type { Question } from './records.ts';

const hex = v.pipe(
  v.string(),
  v.transform((text) => text.toLowerCase()),
);
const inBlock = { blockHash: v.nullish(hex), blockNumber: v.nullish(hex) };
const block = v.object({ number: hex, hash: hex });
const receipt = v.object({
  ...inBlock,
  transactionHash: hex,
  status: v.nullish(hex),
  logs: v.array(v.object({ address: hex, topics: v.array(hex), data: hex })),
});
const transaction = v.object({
  ...inBlock,
  hash: hex,
  from: hex,
  to: v.nullish(hex),
  value: hex,
  input: hex,
  nonce: hex,
});

/** The questions that every node is asked, with the facts of an answer that count. */
const FACTS = {
  eth_getBlockByNumber: block,
  eth_getTransactionReceipt: receipt,
  eth_getTransactionByHash: transaction,
} as const;

/** An answer, in short. */
export interface Digest {
  /** Equal for equal answers. */
  readonly text: string;
  /** The block that it is about; undefined for nothing, and for what waits for a block. */
  readonly block?: { readonly number: number; readonly hash: string };
}

/** Whether a question is put to every node: one about the newest block may have several true answers. */
export function isCompared({ method, params }: Question): boolean {
  if (method === 'eth_getBlockByNumber') return blockAsked(params) !== undefined;
  return method in FACTS;
}

/** The number of the block that is asked for. */
export function blockAsked(params: unknown): number | undefined {
  const [number] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  return typeof number === 'string' && /^0x[0-9a-f]+$/i.test(number) ? Number(number) : undefined;
}

/** Shortens an answer. Something that is no answer to the question has a digest of its own, equal to no other. */
export function digestOf({ method }: Question, answer: unknown): Digest {
  if (answer === null) return { text: 'none' };
  const facts = v.safeParse(FACTS[method as keyof typeof FACTS], answer);
  if (!facts.success) return { text: `unreadable ${JSON.stringify(answer)}` };
  const { output } = facts;
  const number = 'number' in output ? output.number : output.blockNumber;
  const hash = 'number' in output ? output.hash : output.blockHash;
  return {
    text: JSON.stringify(output),
    ...(typeof number === 'string' && typeof hash === 'string' && { block: { number: Number(number), hash } }),
  };
}

/**
 * Whether nodes contradict each other. About one block they must say the same at any time. That they know different blocks is a contradiction
 * only where no reorganisation can be the reason.
 * @param settled blocks up to here are the same on every node
 * @param about the block that was asked for by its number
 */
export function contradict(digests: readonly Digest[], settled: number, about?: number): boolean {
  if (new Set(digests.map(({ text }) => text)).size < 2) return false;
  if (about !== undefined) return about <= settled;
  const blocks = digests.flatMap(({ block: each }) => each ?? []);
  if (blocks.some(({ number }) => number <= settled)) return true;
  const hashes = new Set(blocks.map(({ hash }) => hash));
  return hashes.size < blocks.length && sameBlockDiffers(digests);
}

function sameBlockDiffers(digests: readonly Digest[]): boolean {
  const texts = new Map<string, string>();
  return digests.some(({ text, block: each }) => {
    if (!each) return false;
    const known = texts.get(each.hash) ?? text;
    texts.set(each.hash, known);
    return known !== text;
  });
}
