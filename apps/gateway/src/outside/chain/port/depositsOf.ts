import type { Network } from '@ezwallet/validators';
import { type Db, type Sql, sql } from '../../../db/index.ts';

/** An address that money comes in to, and the index of its key. */
interface DepositAddress<Address> {
  readonly id: number;
  readonly address: Address;
}

/** Every address of ours on a network, those of ended payments too: money may lie there. */
export const depositsOf = async <Address extends string>(db: Db, protocol: Network) =>
  await read<Address>(db, sql`protocol = ${protocol}`);

/** The addresses whose money is looked for. */
export const watchedOf = async <Address extends string>(db: Db, protocol: Network) =>
  await read<Address>(db, sql`protocol = ${protocol} and ended_at is null`);

async function read<Address extends string>(db: Db, which: Sql): Promise<readonly DepositAddress<Address>[]> {
  return await db.query<DepositAddress<Address>>(sql`
    select owner_id as id, address from deposit_address where ${which} order by owner_id`);
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
