import type { Address } from 'viem';
import * as v from 'valibot';
import { type Db, sql } from '../../../db/index.ts';
import { readOutgoing } from '../json-rpc/readOutgoing.ts';
import type { Comparable, OutsideTransfer } from '../port/outside.ts';
import { fromContractForm, toContractForm } from './address.ts';
import type { TronNode } from './node.ts';
import { decidedTime, VALID_FOR } from './once.ts';
import { readTransfers } from './readTransfers.ts';
import { keepOutside } from './signatures.ts';
import { joinSigned, readSigned } from './transaction.ts';

interface Compared {
  readonly db: Db;
  readonly node: TronNode;
  readonly address: string;
  /** Currencies by the contracts of their tokens, as the JSON-RPC writes them. */
  readonly currencies: ReadonlyMap<string, string>;
}

const signed = v.object({ raw_data_hex: v.string(), signature: v.pipe(v.array(v.string()), v.minLength(1)) });

/**
 * Compares what left the wallet with what the database keeps as signed. No place in an order tells what is missing, so the
 * solidified chain is asked, and only once nothing that was signed before can be carried out any more.
 */
export function compareTron({ db, node, address, currencies }: Compared): Comparable {
  const isKnown = async (txid: string) =>
    (await db.maybe(sql`select 1 from tron_transfer where txid = ${txid}`)) !== undefined;

  /** The transaction as it was signed; empty where somebody else has moved tokens of the wallet by an allowance. */
  async function payloadOf(txid: string): Promise<string> {
    const { raw_data_hex: raw, signature } = await node.ask(
      'walletsolidity/gettransactionbyid',
      { value: txid },
      signed,
    );
    const payload = joinSigned(raw, signature[0] ?? '');
    const read = readSigned(payload);
    if (read.txid !== txid) throw new Error(`The node gives another transaction than ${txid}.`);
    return read.owner === address ? payload : '';
  }

  async function leftIn(range: { readonly from: number; readonly to: number }): Promise<OutsideTransfer[]> {
    const contracts = [...currencies.keys()] as Address[];
    const [tokens, sun] = await Promise.all([
      readOutgoing(node.rpc.client, contracts, toContractForm(address), range),
      readTransfers(node, range, (owner) => owner === address),
    ]);
    const left = [
      ...tokens.map(({ txid, to, contract, ...rest }) => ({
        ...rest,
        txid: txid.slice(2),
        to: fromContractForm(to),
        currency: currencies.get(contract) ?? contract,
      })),
      ...sun.map(({ txid, to, currency, block, raw }) => ({ txid, to, currency, block, raw })),
    ];
    const found: OutsideTransfer[] = [];
    for (const transfer of left)
      if (!(await isKnown(transfer.txid)))
        found.push({ ...transfer, payload: await payloadOf(transfer.txid), ref: undefined });
    return found;
  }

  return {
    async outside(from, since) {
      const [{ number: to }, decided] = [await node.newest('walletsolidity'), await decidedTime(node)];
      const transfers = await leftIn({ from, to });
      const isOver = decided >= since + VALID_FOR;
      return { transfers, ...(!isOver && { pending: 'may still carry out what was signed in the last minutes' }) };
    },
    async adopt(tx, transfers) {
      for (const { ref, payload } of transfers) {
        const read = payload === '' ? undefined : readSigned(payload);
        if (read?.owner === address) await keepOutside(tx, ref, { ...read, payload });
      }
    },
  };
}
