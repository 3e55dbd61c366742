import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../../db/index.ts';

/** Adds an amount to the house's wallet as if from before the first block, so that no reorganisation takes it. */
export async function endow(tx: Db, protocol: Network, currency: string, raw: bigint): Promise<void> {
  await tx.query(sql`
    insert into sim_endowment as e (protocol, currency, raw) values (${protocol}, ${currency}, ${String(raw)}::numeric)
    on conflict (protocol, currency) do update set raw = e.raw + excluded.raw`);
}

/** The same, unless the wallet already got an amount of the currency. */
export async function endowOnce(db: Db, protocol: Network, currency: string, raw: bigint): Promise<void> {
  await db.query(sql`
    insert into sim_endowment (protocol, currency, raw) values (${protocol}, ${currency}, ${String(raw)}::numeric)
    on conflict do nothing`);
}

/** What the house holds in mined blocks. What it sends to an address of its own stays its own. */
export async function readHoldings(db: Db, protocol: Network, currency: string): Promise<bigint> {
  const { held } = await db.one<{ held: string }>(sql`
    select coalesce((select raw from sim_endowment where protocol = ${protocol} and currency = ${currency}), 0)
      + coalesce((
        select sum(case
          when from_house then case when ours then 0 else -raw end
          when ours then raw else 0
        end)
        from (
          select t.from_house, t.raw, a.address is not null as ours
          from sim_transfer t left join deposit_address a on a.protocol = t.protocol and a.address = t.address
          where t.protocol = ${protocol} and t.currency = ${currency} and t.block is not null and not t.failed
        ) moved), 0) as held`);
  return BigInt(held);
}

/** The amount that has come to an address in mined blocks. Only the house's wallet sends here. */
export async function readReceived(db: Db, protocol: Network, currency: string, address: string): Promise<bigint> {
  const { got } = await db.one<{ got: string }>(sql`
    select coalesce(sum(raw), 0)::text as got from sim_transfer
    where protocol = ${protocol} and address = ${address} and currency = ${currency} and block is not null and not failed`);
  return BigInt(got);
}
