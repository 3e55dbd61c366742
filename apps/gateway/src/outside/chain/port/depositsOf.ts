import type { Network } from '@ezwallet/validators';
import { type Db, sql } from '../../../db/index.ts';

/** An address that money comes in to, and the index of its key. */
interface DepositAddress<Address extends string> {
  readonly id: number;
  readonly address: Address;
}

/** Every address that money comes in to over a network, and the index of its key. */
export async function depositsOf<Address extends string>(
  db: Db,
  protocol: Network,
): Promise<readonly DepositAddress<Address>[]> {
  return await db.query<DepositAddress<Address>>(sql`
    select owner_id as id, address from deposit_address where protocol = ${protocol} order by owner_id`);
}

/** One such address; undefined for any other. */
export async function depositOf<Address extends string>(
  db: Db,
  protocol: Network,
  address: Address,
): Promise<DepositAddress<Address> | undefined> {
  return await db.maybe<DepositAddress<Address>>(sql`
    select owner_id as id, address from deposit_address where protocol = ${protocol} and address = ${address}`);
}
