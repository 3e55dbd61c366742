import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../../db/index.ts';
import type { Comparable, OutsideTransfer } from '../port/outside.ts';

/** Compares the simulated network with what its wallet has signed. */
export function compareSimulated(db: Db, protocol: Network): Comparable {
  return {
    async outside(from) {
      const rows = await db.query<
        Omit<OutsideTransfer, 'raw' | 'block' | 'ref'> & { raw: string; block: bigint | null }
      >(
        sql`
          select t.txid, t.block, t.address as "to", t.currency, t.raw, jsonb_build_object('ref', 'outside', 'currency',
            t.currency, 'to', t.address, 'raw', t.raw::text)::text as payload
          from sim_transfer t
          where t.protocol = ${protocol} and t.from_house and not t.failed and coalesce(t.block >= ${from}, true)
            and not exists (select from sim_signature s where s.protocol = t.protocol and s.txid = t.txid)
          order by t.seq`,
      );
      const transfers = rows.map(({ block, raw, ...row }) => ({
        ...row,
        block: block === null ? undefined : Number(block),
        raw: BigInt(raw),
        ref: undefined,
      }));
      return { transfers };
    },
    async adopt(tx, transfers) {
      for (const { ref, txid, payload } of transfers)
        await tx.query(sql`
          insert into sim_signature (protocol, ref, attempt, txid, payload)
          select ${protocol}, ${ref}, coalesce(max(attempt), 0) + 1, ${txid}, ${payload}
          from sim_signature where protocol = ${protocol} and ref = ${ref}`);
    },
  };
}
