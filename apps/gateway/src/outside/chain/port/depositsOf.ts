import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../../db/index.ts';

/** Every address that money comes in to over a network, and the index of its key. */
export async function depositsOf<Address extends string>(
  db: Db,
  protocol: Network,
): Promise<readonly { readonly id: number; readonly address: Address }[]> {
  return await db.query<{ id: number; address: Address }>(sql`
    select owner_id as id, address from deposit_address where protocol = ${protocol} order by owner_id`);
}
