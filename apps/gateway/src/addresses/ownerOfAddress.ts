import { type Db, sql } from '../db/index.ts';
import type { Destination } from './readAddress.ts';

/** The member who is credited with what comes to an address; undefined for an address that is not of the house. */
export async function ownerOfAddress(
  db: Db,
  { network, key }: Pick<Destination, 'network' | 'key'>,
): Promise<bigint | undefined> {
  const row = await db.maybe<{ member_id: bigint }>(sql`
    select member_id from address_payee where protocol = ${network} and address = ${key}`);
  return row?.member_id;
}
