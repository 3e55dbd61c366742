import { type Db, sql } from '../../db/index.ts';
import type { Chain } from './port/Chain.ts';
import type { Signer } from './port/Signer.ts';

/** Where money comes in over networks. An address stays the same until its seed is changed, and is watched from the first time on. */
export interface DepositAddresses {
  /** A member's own address on a network, of the present seed. */
  of(memberId: bigint, chain: Chain): Promise<string>;
  /** The address that stands for one payment of a merchant, of the seed that was present when it was made. */
  ofPayment(paymentId: bigint, chain: Chain): Promise<string>;
}

/** The row of `address_owner` whose id is the index of a key, and the number of its seed. */
interface Owner {
  readonly id: number;
  readonly generation: number;
}

/** Finds an owner, and makes one. */
interface Owners {
  find(db: Db): Promise<Owner | undefined>;
  make(tx: Db): Promise<unknown>;
}

const PRESENT = sql`(select max(generation) from house_seed)`;

/** Those of a member: the first one is theirs, and one of each later seed renews it. */
const ofMember = (memberId: bigint): Owners => ({
  find: (db) =>
    db.maybe<Owner>(sql`
      select id, generation from address_owner
      where (member_id = ${memberId} or renews = (select id from address_owner where member_id = ${memberId}))
        and generation = ${PRESENT}`),
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
  find: (db) => db.maybe<Owner>(sql`select id, generation from address_owner where payment_id = ${paymentId}`),
  make: (tx) =>
    tx.query(sql`
      insert into address_owner (payment_id, generation) values (${paymentId}, ${PRESENT}) on conflict do nothing`),
});

/** Addresses that a signer gives out, by an index that each owner gets once. */
export function createDepositAddresses(db: Db, signer: Pick<Signer, 'address'>): DepositAddresses {
  const addressOf = async (owners: Owners, chain: Chain): Promise<string> => {
    const { protocol } = chain;
    const owner = await owners.find(db);
    const known = owner && (await findAddress(db, owner, protocol));
    if (known !== undefined) return known;
    // What came before there was an address need not be read.
    const height = chain.startBlock ?? (await chain.height());
    return await db.tx(async (tx) => {
      await tx.query(sql`
        insert into chain_cursor (protocol, block) values (${protocol}, ${height}) on conflict do nothing`);
      await owners.make(tx);
      const made = await owners.find(tx);
      if (!made) throw new Error(`The seed of the house changes, so an address on ${protocol} cannot be made now.`);
      const { id: index, generation } = made;
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

const findAddress = async (db: Db, { id }: Owner, protocol: string): Promise<string | undefined> =>
  (
    await db.maybe<{ address: string }>(sql`
    select address from deposit_address where owner_id = ${id} and protocol = ${protocol}`)
  )?.address;
