import type { Contact } from '@ezwallet/api-client/contract';
import type { Network } from '@ezwallet/validators';
import type { Policy } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { shownName } from '../../people/members/shownName.ts';

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
  /** The whitelist decides from when on an address can be withdrawn to. */
  isWhitelistOn: boolean;
  isPaid: boolean;
  vouchedAt: number | null;
}

const TO_USER = 1;
const TO_ADDRESS = 2;

/** Whether the owner of an entry `c` of an address book has withdrawn to its address, and the money went out. */
const isPaidBefore = sql`exists (
  select 1 from withdrawal w
  where (w.member_id, w.currency, w.protocol, w.address) = (c.member_id, c.currency, c.network, c.address_key) and w.state = 'done')`;

/** Reads the entries of a member's address book that meet a condition on `c`, by name. */
export async function readContacts(db: Db, policy: Policy, memberId: bigint, condition: Sql): Promise<Contact[]> {
  const rows = await db.query<Row>(sql`
    select c.id, c.name, c.remark, c.created_at as "createdAt", p.user_no as "userNo", p.nick_name as "nickName",
      c.currency, c.network, c.address, c.checksum_holds as "checksumHolds", o.address_whitelist as "isWhitelistOn", ${isPaidBefore} as "isPaid", c.vouched_at as "vouchedAt"
    from contact c join member o on o.id = c.member_id left join member p on p.id = c.payee_id
    where c.member_id = ${memberId} and (${condition})
    order by lower(c.name), c.created_at, c.id`);
  return rows.map((row) => viewContact(row, policy));
}

function viewContact(row: Row, { addressBook }: Policy): Contact {
  const { id: addressId, name, remark, createdAt } = row;
  const always = { addressId, name, remark, createdAt };
  if (row.currency === null || row.network === null || row.address === null) {
    return {
      ...always,
      toType: TO_USER,
      to: row.userNo ?? '',
      nickMasked: shownName({ nickName: row.nickName ?? '', userNo: row.userNo ?? '' }),
    };
  }
  return {
    ...always,
    toType: TO_ADDRESS,
    to: row.address,
    currencyCode: row.currency,
    protocol: row.network,
    checksumHolds: row.checksumHolds ?? false,
    isTrusted: row.isPaid || row.vouchedAt !== null,
    effectiveAt: effectiveAt(row, addressBook.ripeAfter),
  };
}

/** From when on money can go to an address; null while the whitelist does not have it. */
function effectiveAt({ isWhitelistOn, isPaid, createdAt, vouchedAt }: Row, ripeAfter: number): number | null {
  if (!isWhitelistOn || isPaid) return createdAt;
  return vouchedAt === null ? null : vouchedAt + ripeAfter;
}
