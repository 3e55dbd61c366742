import { type Db, sql } from '../db/index.ts';
import type { Destination } from './readAddress.ts';

/** The member whose recharges come in at an address; undefined for an address that is not of the house. */
export async function ownerOfAddress(
  db: Db,
  { network, key }: Pick<Destination, 'network' | 'key'>,
): Promise<bigint | undefined> {
  const row = await db.maybe<{ member_id: bigint }>(sql`
    select o.member_id from deposit_address a join address_owner o on o.id = a.owner_id
    where a.protocol = ${network} and a.address = ${key}`);
  return row?.member_id;
}
