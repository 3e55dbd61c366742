import { createHash, randomBytes } from 'node:crypto';
import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../../db/index.ts';
import type { ChainTransfer, PreparedTransfer, SignedTransfer } from '../port/Chain.ts';

/** A transaction's name as its network writes it. */
export function txidOf(protocol: Network, hash: Uint8Array): string {
  const prefix = protocol === 'BTC' || protocol === 'TRC20' ? '' : '0x';
  return prefix + Buffer.from(hash).toString('hex');
}

/** What the house's wallet has last signed for a reference. */
export async function findSigned(db: Db, protocol: Network, ref: string): Promise<SignedTransfer | undefined> {
  const latest = await findLatest(db, protocol, ref);
  return latest && { txid: latest.txid, payload: latest.payload };
}

/** Prepares a transfer, unless something signed for the reference may still be carried out: then that is the answer. */
export async function prepareOnce(
  db: Db,
  protocol: Network,
  { ref, currency, to, raw }: ChainTransfer,
  hasFailed: (txid: string) => Promise<boolean>,
): Promise<PreparedTransfer> {
  const previous = await findLatest(db, protocol, ref);
  if (previous && !(await hasFailed(previous.txid))) {
    const { txid, payload } = previous;
    return { sign: () => Promise.resolve({ txid, payload }) };
  }
  const attempt = (previous?.attempt ?? 0) + 1;
  const payload = JSON.stringify({ ref, currency, to, raw: String(raw), salt: randomBytes(16).toString('hex') });
  const txid = txidOf(protocol, createHash('sha256').update(payload).digest());
  return {
    async sign(tx) {
      await tx.query(sql`
        insert into sim_signature (protocol, ref, attempt, txid, payload)
        values (${protocol}, ${ref}, ${attempt}, ${txid}, ${payload}) on conflict do nothing`);
      // Another process may have been faster.
      return await tx.one<SignedTransfer>(sql`
        select txid, payload from sim_signature
        where protocol = ${protocol} and ref = ${ref} and attempt = ${attempt}`);
    },
  };
}

async function findLatest(
  db: Db,
  protocol: Network,
  ref: string,
): Promise<(SignedTransfer & { readonly attempt: number }) | undefined> {
  return await db.maybe<SignedTransfer & { attempt: number }>(sql`
    select attempt, txid, payload from sim_signature
    where protocol = ${protocol} and ref = ${ref} order by attempt desc limit 1`);
}
