import { resemblesAddress } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Policy } from '../config/index.ts';
import { type Destination, ownerOfAddress } from '../contacts/addresses.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import type { Member } from '../members/members.ts';
import { flagUnderHold, mayWithdraw, transferFlagOf } from '../members/permissions.ts';

/** @throws {ApiFailure} `NO_RIGHTS` with `{transferFlag, withdrawFlag}` while the member may not withdraw */
export async function assertMayWithdraw(db: Db, member: Member): Promise<void> {
  if (await mayWithdraw(db, member)) return;
  const flag = flagUnderHold(member.withdrawFlag, member.isOnHold);
  // An open flag would tell somebody whose account is closed the contrary.
  throw new ApiFailure('NO_RIGHTS', { transferFlag: transferFlagOf(member), withdrawFlag: flag === 1 ? 0 : flag });
}

/** What a member has to do with an address. */
export interface AddressStanding {
  /** Name in the address book; empty for an address that is not in it. */
  readonly name: string;
  /** In the book for so long that the whitelist lets withdrawals go there; null when it is not in it. */
  readonly isRipe: boolean | null;
  /** Withdrawn to before: at all, and with success. */
  readonly isTried: boolean;
  readonly isProven: boolean;
  /** Looks like another address that the member knows. */
  readonly isLookAlike: boolean;
  /** Recharges of another member come in there. */
  readonly isInternal: boolean;
}

/**
 * Tells what a member has to do with an address.
 * @throws {ApiFailure} `USER_INVALID` for the own recharge address; while the whitelist is on, 8001004 not in the
 *   address book, 8001005 too new there
 */
export async function addressStanding(
  db: Db,
  policy: Policy,
  member: Member,
  destination: Destination,
): Promise<AddressStanding> {
  const owner = await ownerOfAddress(db, destination);
  if (owner === member.id) throw new ApiFailure('USER_INVALID');
  const entry = await findEntry(db, policy, member.id, destination);
  if (member.addressWhitelist && !entry) throw new ApiFailure('8001004');
  if (member.addressWhitelist && !entry?.isRipe) throw new ApiFailure('8001005');

  const { currency, network, key } = destination;
  const past = await db.one<{ isTried: boolean; isProven: boolean }>(sql`
    select coalesce(bool_or(state <> 'refused'), false) as "isTried",
      coalesce(bool_or(state = 'done'), false) as "isProven"
    from withdrawal
    where member_id = ${member.id} and currency = ${currency} and protocol = ${network} and address = ${key}`);
  return {
    name: entry?.name ?? '',
    isRipe: entry?.isRipe ?? null,
    ...past,
    isLookAlike: await isLookAlike(db, member.id, key),
    isInternal: owner !== undefined,
  };
}

async function findEntry(db: Db, { addressBook }: Policy, memberId: bigint, { currency, network, key }: Destination) {
  return await db.maybe<{ name: string; isRipe: boolean }>(sql`
    select name, created_at <= ${fromNow(-addressBook.ripeAfter)} as "isRipe" from contact
    where member_id = ${memberId} and currency = ${currency} and network = ${network} and address_key = ${key}`);
}

async function isLookAlike(db: Db, memberId: bigint, address: string): Promise<boolean> {
  const known = await db.query<{ address: string }>(sql`
    select address_key as address from contact where member_id = ${memberId} and payee_id is null
    union select address from withdrawal where member_id = ${memberId} and state <> 'refused'
    union select a.address from deposit_address a join address_owner o on o.id = a.owner_id
      where o.member_id = ${memberId}`);
  return (
    known.every((row) => row.address !== address) && known.some((row) => resemblesAddress(address, row.address))
  );
}

/** What decides whether a person looks at a withdrawal before it goes out. */
interface ReviewFacts {
  /** Withdrawn today, this one included, in millionths of a USDT. */
  readonly usedToday: bigint;
  readonly standing: Pick<AddressStanding, 'isRipe' | 'isProven' | 'isLookAlike'>;
  readonly destination: Pick<Destination, 'checksumHolds'>;
}

/** Whether a withdrawal goes out without a person looking at it: little money, to an address that is what it seems. */
export function isUnreviewed({ withdrawal }: Policy, { usedToday, standing, destination }: ReviewFacts): boolean {
  if (standing.isLookAlike || !destination.checksumHolds) return false;
  const isKnown = standing.isRipe === true || standing.isProven;
  const { knownAddress, newAddress } = withdrawal.unreviewed;
  return usedToday <= (isKnown ? knownAddress : newAddress);
}
