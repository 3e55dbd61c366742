import { type Db, sql } from '../db/index.ts';
import type { Chain } from './Chain.ts';
import type { Keychain } from './keys/Keychain.ts';

/** Where members are paid over networks. */
export interface DepositAddresses {
  /** A member's address on a network, the same each time; made and watched from the first time on. */
  of(memberId: bigint, chain: Chain): Promise<string>;
}

/** Addresses derived from a keychain, by an index that each member gets once. */
export function createDepositAddresses(db: Db, keychain: Keychain): DepositAddresses {
  return {
    async of(memberId, chain) {
      const { protocol } = chain;
      const known = await findAddress(db, memberId, protocol);
      if (known !== undefined) return known;
      // What came before there was an address need not be read.
      const height = await chain.height();
      await db.tx(async (tx) => {
        await tx.query(sql`
          insert into chain_cursor (protocol, block) values (${protocol}, ${height}) on conflict do nothing`);
        await tx.query(sql`insert into address_owner (member_id) values (${memberId}) on conflict do nothing`);
        const { id } = await tx.one<{ id: number }>(sql`select id from address_owner where member_id = ${memberId}`);
        await tx.query(sql`
          insert into deposit_address (protocol, address, owner_id)
          values (${protocol}, ${keychain.address(protocol, id)}, ${id}) on conflict (owner_id, protocol) do nothing`);
      });
      const address = await findAddress(db, memberId, protocol);
      if (address === undefined) throw new Error(`The address on ${protocol} was not kept.`);
      return address;
    },
  };
}

async function findAddress(db: Db, memberId: bigint, protocol: string): Promise<string | undefined> {
  const row = await db.maybe<{ address: string }>(sql`
    select a.address from deposit_address a join address_owner o on o.id = a.owner_id
    where o.member_id = ${memberId} and a.protocol = ${protocol}`);
  return row?.address;
}
