/** The outcome of a transaction of ours, as the network tells it. */
import * as v from 'valibot';
import { type Address, type Hex, toEventSelector } from 'viem';
import { TRANSFER } from '../json-rpc/tokens.ts';
import { toContractForm } from './address.ts';
import type { TronNode, View } from './node.ts';

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

/** Reads the outcome of an owner's transaction in a view of the network; undefined when no block of the view holds it. */
export async function readOutcome(
  { ask }: TronNode,
  txid: string,
  owner: string,
  view: View,
): Promise<Outcome | undefined> {
  const found = await ask(`${view}/gettransactioninfobyid`, { value: txid }, info);
  if (found.id === undefined) return undefined;
  if (found.id !== txid || found.blockNumber === undefined)
    throw new Error(`The node does not say which block holds ${txid}.`);
  return { block: found.blockNumber, hasPaid: hasPaid(found, toContractForm(owner)) };
}

/** Whether a transaction waits in the node's pool. */
export async function isPending({ ask }: TronNode, txid: string): Promise<boolean> {
  const found = await ask(
    'wallet/gettransactionfrompending',
    { value: txid },
    v.object({ txID: v.optional(v.string()) }),
  );
  return found.txID === txid;
}

/**
 * A transfer of TRX has no receipt of its own and cannot fail in a block. A call can revert or run out of energy, and some tokens
 * refuse without failing: what was paid is what was logged.
 */
function hasPaid({ result, receipt, log }: v.InferOutput<typeof info>, owner: Address): boolean {
  if (result !== undefined && result !== 'SUCESS' && result !== 'SUCCESS') return false;
  const outcome = receipt?.result;
  if (outcome === undefined || outcome === 'DEFAULT') return log.length === 0;
  return outcome === 'SUCCESS' && log.some(({ topics }) => isFrom(topics, owner));
}

const SELECTOR = toEventSelector(TRANSFER);

function isFrom([event, from]: readonly string[], owner: Address): boolean {
  return `0x${event}` === (SELECTOR as string) && from?.slice(-40) === (owner.slice(2) as Hex as string).toLowerCase();
}
