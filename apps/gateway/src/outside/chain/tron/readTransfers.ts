import * as v from 'valibot';
import type { Incoming } from '../port/Chain.ts';
import type { TronNode } from './node.ts';

/** Blocks in one answer. A node gives at most 100, and a full one has some 300 KB of JSON. */
const AT_ONCE = 20;

const contract = v.object({
  type: v.string(),
  parameter: v.object({
    value: v.object({
      owner_address: v.optional(v.string(), ''),
      to_address: v.optional(v.string(), ''),
      amount: v.optional(v.number(), 0),
    }),
  }),
});
const transaction = v.object({
  txID: v.string(),
  ret: v.optional(v.array(v.object({ contractRet: v.optional(v.string()) })), []),
  raw_data: v.object({ contract: v.array(v.unknown()) }),
});
const blocks = v.object({
  block: v.optional(
    v.array(
      v.object({
        blockID: v.string(),
        block_header: v.object({ raw_data: v.object({ number: v.optional(v.number(), 0) }) }),
        transactions: v.optional(v.array(transaction), []),
      }),
    ),
    [],
  ),
});

/** A payment of TRX, and its payer. */
type Transfer = Incoming & { readonly from: string };

/**
 * TRX that transactions paid in the blocks from..to. A transaction of TRON has one content, so that its payment is number 0
 * of it. TRX that a contract pays is not among them: no block lists it.
 *
 * @param isWanted whether a payment from an owner to an address is looked for
 * @throws Error when the node does not give every block
 */
export async function readTransfers(
  { ask }: TronNode,
  { from, to }: { readonly from: number; readonly to: number },
  isWanted: (owner: string, payee: string) => boolean,
): Promise<Transfer[]> {
  const found: Transfer[] = [];
  for (let start = from; start <= to; start += AT_ONCE) {
    const end = Math.min(start + AT_ONCE, to + 1);
    const question = { startNum: start, endNum: end, visible: true };
    const { block: answer } = await ask('wallet/getblockbylimitnext', question, blocks);
    if (answer.length !== end - start)
      throw new Error(`The node gave ${answer.length} of the blocks ${start} to ${end - 1}.`);
    for (const { blockID, block_header: header, transactions } of answer)
      for (const { txID, ret, raw_data: content } of transactions) {
        const [first] = content.contract;
        // Of any other kind, the node may say anything.
        if (!v.is(contract, first) || first.type !== 'TransferContract') continue;
        const { owner_address: owner = '', to_address: payee = '', amount = 0 } = first.parameter.value;
        if (!isWanted(owner, payee) || ret[0]?.contractRet !== 'SUCCESS' || amount <= 0) continue;
        if (!Number.isSafeInteger(amount)) throw new Error(`The amount of ${txID} is more than JSON can express.`);
        const { number } = header.raw_data;
        found.push({
          txid: txID,
          logIndex: 0,
          block: number,
          blockHash: blockID,
          from: owner,
          to: payee,
          currency: 'TRX',
          raw: BigInt(amount),
        });
      }
  }
  return found;
}
