/** The outcome of a transaction of ours, as the network tells it. */
import * as v from 'valibot';
import { type Address, type Hex, toEventSelector } from 'viem';
import { TRANSFER } from '../json-rpc/tokens.ts';
import { toContractForm } from './address.ts';
import type { TronNode, View } from './node.ts';
import type { Signature } from './signatures.ts';

/** A block that holds a transaction, and whether the transaction paid. */
export interface Outcome {
  readonly block: number;
  readonly hasPaid: boolean;
}

const info = v.object({
  id: v.optional(v.string()),
  blockNumber: v.optional(v.number()),
  result: v.optional(v.string()),
  receipt: v.optional(v.object({ result: v.optional(v.string()) })),
  log: v.optional(
    v.array(v.object({ topics: v.optional(v.array(v.string()), []), data: v.optional(v.string(), '') })),
    [],
  ),
});

/** A transaction of ours, as far as its outcome depends on it. */
type Ours = Pick<Signature, 'txid' | 'address' | 'action'>;

/** Reads the outcome of a transaction of ours in a view of the network; undefined when no block of the view holds it. */
export async function readOutcome(node: TronNode, ours: Ours, view: View): Promise<Outcome | undefined> {
  const found = await findInfo(node, ours.txid, view);
  if (!found) return undefined;
  if (found.blockNumber === undefined) throw new Error(`The node does not say which block holds ${ours.txid}.`);
  return { block: found.blockNumber, hasPaid: hasPaid(found, ours) };
}

/** The block that holds a transaction of anybody; undefined for none. */
export async function blockOf(node: TronNode, txid: string): Promise<number | undefined> {
  return (await findInfo(node, txid, 'wallet'))?.blockNumber;
}

/** Whether a block or the pool of the node holds a transaction, of whatever outcome. */
export async function isKnown(node: TronNode, txid: string): Promise<boolean> {
  return (await findInfo(node, txid, 'wallet')) !== undefined || (await isPending(node, txid));
}

async function findInfo({ ask }: TronNode, txid: string, view: View): Promise<v.InferOutput<typeof info> | undefined> {
  const found = await ask(`${view}/gettransactioninfobyid`, { value: txid }, info);
  if (found.id === undefined) return undefined;
  if (found.id !== txid) throw new Error(`The node answers for another transaction than ${txid}.`);
  return found;
}

async function isPending({ ask }: TronNode, txid: string): Promise<boolean> {
  const found = await ask(
    'wallet/gettransactionfrompending',
    { value: txid },
    v.object({ txID: v.optional(v.string()) }),
  );
  return found.txID === txid;
}

/**
 * A transfer of TRX has no result in its receipt and cannot fail in a block. A call can revert or run out of energy, and some
 * tokens refuse without failing: a call has paid when the token logged it.
 * @throws Error for a call that has no result: to guess could pay twice
 */
function hasPaid({ result, receipt, log }: v.InferOutput<typeof info>, { txid, address, action }: Ours): boolean {
  if (result === 'FAILED') return false;
  if (action.kind === 'transfer') return true;
  const outcome = receipt?.result;
  if (outcome === undefined || outcome === 'DEFAULT') throw new Error(`The node does not say how ${txid} ended.`);
  const owner = toContractForm(address);
  return outcome === 'SUCCESS' && log.some(({ topics }) => isFrom(topics, owner));
}

const SELECTOR = toEventSelector(TRANSFER);

function isFrom([event, from]: readonly string[], owner: Address): boolean {
  return `0x${event}` === (SELECTOR as string) && from?.slice(-40) === (owner.slice(2) as Hex as string).toLowerCase();
}
