import { type Db, type Sql, sql } from '../../db/index.ts';
import type { Chain } from './port/Chain.ts';
import type { Signer } from './port/Signer.ts';

/** Where money comes in over networks. An address stays the same until its seed is changed, and is watched from the first time on. */
export interface DepositAddresses {
  /** A member's own address on a network, of the present seed. */
  of(memberId: bigint, chain: Chain): Promise<string>;
  /** The address that stands for one payment of a merchant, of the seed that was present when it was made. */
  ofPayment(paymentId: bigint, chain: Chain): Promise<string>;
}

/** The row of `address_owner` whose id is the index of a key, the number of its seed, and its address on a network. */
interface Owner {
  readonly index: number;
  readonly generation: number;
  readonly address: string | null;
}

/** The condition that finds an owner, and what makes one. */
interface Owners {
  readonly which: Sql;
  make(tx: Db): Promise<unknown>;
}

const PRESENT = sql`(select max(generation) from house_seed)`;

/** Those of a member: the first one is theirs, and one of each later seed renews it. */
const ofMember = (memberId: bigint): Owners => ({
  which: sql`o.generation = ${PRESENT}
    and (o.member_id = ${memberId} or o.renews = (select id from address_owner where member_id = ${memberId}))`,
  async make(tx) {
    await tx.query(sql`
      insert into address_owner (member_id, generation) values (${memberId}, ${PRESENT}) on conflict do nothing`);
    await tx.query(sql`
      insert into address_owner (renews, generation)
      select id, ${PRESENT} from address_owner where member_id = ${memberId} and generation < ${PRESENT}
      on conflict do nothing`);
  },
});

const ofPayment = (paymentId: bigint): Owners => ({
  which: sql`o.payment_id = ${paymentId}`,
  make: (tx) =>
    tx.query(sql`
      insert into address_owner (payment_id, generation) values (${paymentId}, ${PRESENT}) on conflict do nothing`),
});

const find = async (db: Db, { which }: Owners, protocol: string): Promise<Owner | undefined> =>
  await db.maybe<Owner>(sql`
    select o.id as index, o.generation, a.address
    from address_owner o left join deposit_address a on a.owner_id = o.id and a.protocol = ${protocol} where ${which}`);

/** Addresses that a signer gives out, by an index that each owner gets once. */
export function createDepositAddresses(db: Db, signer: Pick<Signer, 'address'>): DepositAddresses {
  const addressOf = async (owners: Owners, chain: Chain): Promise<string> => {
    const { protocol } = chain;
    const known = await find(db, owners, protocol);
    if (typeof known?.address === 'string') return known.address;
    // What came before there was an address need not be read.
    const height = chain.startBlock ?? (await chain.height());
    return await db.tx(async (tx) => {
      await tx.query(sql`
        insert into chain_cursor (protocol, block) values (${protocol}, ${height}) on conflict do nothing`);
      await owners.make(tx);
      const made = await find(tx, owners, protocol);
      if (!made) throw new Error(`The seed of the house changes, so an address on ${protocol} cannot be made now.`);
      const { index, generation } = made;
      const address = await signer.address(protocol, { kind: 'deposit', index, generation });
      await tx.query(sql`
        insert into deposit_address (protocol, address, owner_id)
        values (${protocol}, ${address}, ${index}) on conflict (owner_id, protocol) do nothing`);
      return address;
    });
  };
  return {
    of: (memberId, chain) => addressOf(ofMember(memberId), chain),
    ofPayment: (paymentId, chain) => addressOf(ofPayment(paymentId), chain),
  };
}
