/**
 * Signing and sending once. TRON has no nonces: two transactions of the same content are two payments. The rule that stands for
 * them is here: while what was signed for a reference may still be carried out, nothing else is signed for it.
 *
 * Each transaction ends at a time: no block takes it in whose predecessor is as late. So it is lost for ever when a solidified
 * block is as late, and the solidified chain does not hold it. Only then the next attempt is signed.
 */
import * as v from 'valibot';
import type { Db } from '../../../db/index.ts';
import { NodeRefusal } from '../json-rpc/node.ts';
import type { PreparedTransfer, SignedTransfer } from '../port/Chain.ts';
import { isRefusal, type TronNode } from './node.ts';
import { isKnown, readOutcome } from './outcome.ts';
import { type Price, readable } from './price.ts';
import { newestOf, type Place, type Signature, type Sender, signAt } from './signatures.ts';
import type { Action } from './transaction.ts';

/** So long a transaction can wait for a block. */
export const VALID_FOR = 10 * 60_000;
/** So much later than the end of a transaction a solidified block must be: nodes behind one address may differ. */
const SURE_AFTER = 60_000;

/** The fate of what was signed: `open` until a solidified block decides. */
export type Fate = 'open' | 'paid' | 'failed' | 'lost';

/** Reads the fate of a signature. The order of the questions matters: a later view may only hold more. */
export async function readFate(node: TronNode, signed: Signature): Promise<Fate> {
  const solidified = await node.newest('walletsolidity');
  const outcome = await readOutcome(node, signed, 'walletsolidity');
  if (outcome) return outcome.hasPaid ? 'paid' : 'failed';
  if (solidified.time < signed.expiration + SURE_AFTER) return 'open';
  // A node that contradicts itself decides nothing.
  return (await isKnown(node, signed.txid)) ? 'open' : 'lost';
}

/** The time before which the ends of transactions are that the solidified chain has decided on. */
export async function decidedTime(node: TronNode): Promise<number> {
  return (await node.newest('walletsolidity')).time - SURE_AFTER;
}

/** The place that follows what was signed before; undefined while that may be carried out, or has been. */
export function nextPlace(ref: string, previous: Signature | undefined, fate: Fate | undefined): Place | undefined {
  if (!previous) return { ref, turn: 0, attempt: 0 };
  if (fate === 'failed') return { ref, turn: previous.turn + 1, attempt: 0 };
  return fate === 'lost' ? { ref, turn: previous.turn, attempt: previous.attempt + 1 } : undefined;
}

/** The same for what comes again, such as a sweep: what has paid begins another turn too. */
export function repeatedPlace(ref: string, previous: Signature | undefined, fate: Fate | undefined): Place | undefined {
  return nextPlace(ref, previous, fate === 'paid' ? 'failed' : fate);
}

/** Makes an action ready to be signed in a place, once for that place by however many processes. */
export async function prepareIn(
  node: TronNode,
  sender: Sender,
  place: Place,
  { action, price: { feeLimit } }: { readonly action: Action; readonly price: Price },
): Promise<PreparedTransfer> {
  // No reorganisation takes a solidified block away, and what refers to it with it.
  const [reference, { time: now }] = await Promise.all([node.newest('walletsolidity'), node.newest('wallet')]);
  const unsigned = { action, reference, expiration: now + VALID_FOR, feeLimit, now };
  return { sign: (tx) => signAt(tx, sender, place, unsigned) };
}

/** Finds the newest signature for a reference, and its fate. */
export async function lastFor(
  db: Db,
  node: TronNode,
  ref: string,
): Promise<{ readonly previous?: Signature; readonly fate?: Fate }> {
  const previous = await newestOf(db, ref);
  return previous ? { previous, fate: await readFate(node, previous) } : {};
}

const sent = v.object({
  result: v.optional(v.boolean(), false),
  code: v.optional(v.string()),
  message: v.optional(v.string()),
});

/** Sends what was signed, unless the node has it. One that has ended is not sent: it is signed again, or was carried out. */
export async function broadcastOnce(node: TronNode, { txid, payload }: SignedTransfer): Promise<void> {
  if (await isKnown(node, txid)) return;
  try {
    const { result, code, message } = await node.ask('wallet/broadcasthex', { transaction: payload }, sent);
    if (!result) throw new NodeRefusal('wallet/broadcasthex', { code: code ?? 'unknown', details: readable(message) });
  } catch (error) {
    if (isRefusal(error, 'DUP_TRANSACTION_ERROR', 'TRANSACTION_EXPIRATION_ERROR')) return;
    // The node may have got it from elsewhere, or have answered the first try into a broken connection.
    if (!(error instanceof NodeRefusal) || !(await isKnown(node, txid))) throw error;
  }
}
