import type { Network } from '@ezwallet/validators';
import { type Db, type Sql, sql } from '../../../db/index.ts';
import type { DepositKey } from './Signer.ts';

/** An address that money comes in to, and its key. */
export interface DepositAddress<Address = string> {
  readonly key: DepositKey;
  readonly address: Address;
}

interface Row<Address> extends DepositKey {
  readonly address: Address;
}

const COLUMNS = sql`o.id as index, o.generation, a.address from deposit_address a join address_owner o on o.id = a.owner_id`;
const keyed = <Address>({ address, ...key }: Row<Address>): DepositAddress<Address> => ({ key, address });

/** Every address of ours on a network, those of ended payments too: money may lie there. */
export const depositsOf = async <Address extends string>(db: Db, protocol: Network) =>
  await read<Address>(db, sql`a.protocol = ${protocol}`);

/** The addresses whose money is looked for. */
export const watchedOf = async <Address extends string>(db: Db, protocol: Network) =>
  await read<Address>(db, sql`a.protocol = ${protocol} and a.ended_at is null`);

async function read<Address extends string>(db: Db, which: Sql): Promise<readonly DepositAddress<Address>[]> {
  return (await db.query<Row<Address>>(sql`select ${COLUMNS} where ${which} order by o.id`)).map(keyed);
}

/** One such address; undefined for any other. */
export async function depositOf<Address extends string>(
  db: Db,
  protocol: Network,
  address: Address,
): Promise<DepositAddress<Address> | undefined> {
  const row = await db.maybe<Row<Address>>(
    sql`select ${COLUMNS} where a.protocol = ${protocol} and a.address = ${address}`,
  );
  return row && keyed(row);
}
