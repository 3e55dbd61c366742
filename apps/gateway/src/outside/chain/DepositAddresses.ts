import { type Db, type Sql, sql } from '../../db/index.ts';
import type { Chain } from './port/Chain.ts';
import type { Signer } from './port/Signer.ts';

/** Where money comes in over networks. An address stays the same, and is made and watched from the first time on. */
export interface DepositAddresses {
  /** A member's own address on a network. */
  of(memberId: bigint, chain: Chain): Promise<string>;
  /** The address that stands for one payment of a merchant. */
  ofPayment(paymentId: bigint, chain: Chain): Promise<string>;
}

/** Whom an address stands for: the column of `address_owner` and what it holds. */
interface Owner {
  readonly column: Sql;
  readonly id: bigint;
}

/** Addresses that a signer gives out, by an index that each owner gets once. */
export function createDepositAddresses(db: Db, signer: Pick<Signer, 'address'>): DepositAddresses {
  const addressOf = async (owner: Owner, chain: Chain): Promise<string> => {
    const { protocol } = chain;
    const known = await findAddress(db, owner, protocol);
    if (known !== undefined) return known;
    // What came before there was an address need not be read.
    const height = chain.startBlock ?? (await chain.height());
    await db.tx(async (tx) => {
      await tx.query(sql`
        insert into chain_cursor (protocol, block) values (${protocol}, ${height}) on conflict do nothing`);
      await tx.query(sql`insert into address_owner (${owner.column}) values (${owner.id}) on conflict do nothing`);
      const { id } = await tx.one<{ id: number }>(
        sql`select id from address_owner where ${owner.column} = ${owner.id}`,
      );
      const address = await signer.address(protocol, { kind: 'deposit', index: id });
      await tx.query(sql`
        insert into deposit_address (protocol, address, owner_id)
        values (${protocol}, ${address}, ${id}) on conflict (owner_id, protocol) do nothing`);
    });
    const address = await findAddress(db, owner, protocol);
    if (address === undefined) throw new Error(`The address on ${protocol} was not kept.`);
    return address;
  };
  return {
    of: (memberId, chain) => addressOf({ column: sql`member_id`, id: memberId }, chain),
    ofPayment: (paymentId, chain) => addressOf({ column: sql`payment_id`, id: paymentId }, chain),
  };
}

async function findAddress(db: Db, { column, id }: Owner, protocol: string): Promise<string | undefined> {
  const row = await db.maybe<{ address: string }>(sql`
    select a.address from deposit_address a join address_owner o on o.id = a.owner_id
    where o.${column} = ${id} and a.protocol = ${protocol}`);
  return row?.address;
}
