import type { Contact } from '@ezwallet/api-client/contract';
import { maskNickname, type Network } from '@ezwallet/validators';
import type { Policy } from '../config/index.ts';
import { type Db, type Sql, sql } from '../db/index.ts';
import type { Member } from '../members/members.ts';
import type { Destination } from './addresses.ts';

interface Row {
  id: string;
  name: string;
  remark: string;
  createdAt: number;
  userNo: string | null;
  nickName: string | null;
  currency: string | null;
  network: Network | null;
  address: string | null;
  checksumHolds: boolean | null;
}

/** The owner of a book, and whether the whitelist makes new addresses wait. */
type Owner = Pick<Member, 'id' | 'addressWhitelist'>;

const TO_USER = 1;
const TO_ADDRESS = 2;

/** Reads the entries of a member's address book that meet a condition on `c`, by name. */
export async function readContacts(db: Db, policy: Policy, owner: Owner, condition: Sql): Promise<Contact[]> {
  const rows = await db.query<Row>(sql`
    select c.id, c.name, c.remark, c.created_at as "createdAt", p.user_no as "userNo", p.nick_name as "nickName",
      c.currency, c.network, c.address, c.checksum_holds as "checksumHolds"
    from contact c left join member p on p.id = c.payee_id
    where c.member_id = ${owner.id} and (${condition})
    order by lower(c.name), c.created_at, c.id`);
  return rows.map((row) => viewContact(row, owner, policy));
}

/** Finds the entry for an address; undefined where the book has none. */
export async function findContact(
  db: Db,
  policy: Policy,
  owner: Owner,
  { currency, network, key }: Destination,
): Promise<(Contact & { toType: typeof TO_ADDRESS }) | undefined> {
  const [contact] = await readContacts(
    db,
    policy,
    owner,
    sql`c.currency = ${currency} and c.network = ${network} and c.address_key = ${key}`,
  );
  return contact?.toType === TO_ADDRESS ? contact : undefined;
}

function viewContact(row: Row, { addressWhitelist }: Owner, { addressBook }: Policy): Contact {
  const { id: addressId, name, remark, createdAt } = row;
  const always = { addressId, name, remark, createdAt };
  if (row.currency === null || row.network === null || row.address === null) {
    return { ...always, toType: TO_USER, to: row.userNo ?? '', nickMasked: maskNickname(row.nickName ?? '') };
  }
  return {
    ...always,
    toType: TO_ADDRESS,
    to: row.address,
    currencyCode: row.currency,
    protocol: row.network,
    checksumHolds: row.checksumHolds ?? false,
    effectiveAt: createdAt + (addressWhitelist ? addressBook.ripeAfter : 0),
  };
}
