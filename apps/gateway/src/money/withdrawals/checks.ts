import { resemblesAddress } from '@ezwallet/validators';
import { Refusal } from '../../call/Outcome.ts';
import type { Policy } from '../../config/index.ts';
import { type Destination, ownerOfAddress } from '../contacts/addresses.ts';
import { type Db, fromNow, sql, together } from '../../db/index.ts';
import type { Member } from '../../people/members/members.ts';
import { flagUnderHold, mayWithdraw, transferFlagOf } from '../../people/members/permissions.ts';

/** Refuses with `NO_RIGHTS` and `{transferFlag, withdrawFlag}` while the member may not withdraw. */
export function refuseMember(member: Member): Refusal | undefined {
  if (mayWithdraw(member)) return undefined;
  const flag = flagUnderHold(member.withdrawFlag, member);
  // A closed account must not show an open flag.
  return new Refusal('NO_RIGHTS', { transferFlag: transferFlagOf(member), withdrawFlag: flag === 1 ? 0 : flag });
}

/** How a member and an address are related. */
export interface AddressFacts {
  /** Name in the address book; empty for an address that is not in it. */
  readonly name: string;
  /** Paid before, or proven to be the owner's for long enough; null when it is neither. Time alone makes no address known. */
  readonly isRipe: boolean | null;
  /** The member has withdrawn to it before: at all, and with success. */
  readonly isTried: boolean;
  readonly isProven: boolean;
  /** Looks like another address that the member knows. */
  readonly isLookAlike: boolean;
  /** A deposit address of this gateway: of any member, and of this member. */
  readonly isInternal: boolean;
  readonly isOwn: boolean;
}

/** Reads how a member and an address are related. */
export async function readAddressFacts(
  db: Db,
  policy: Policy,
  memberId: bigint,
  destination: Destination,
): Promise<AddressFacts> {
  const { currency, network, key } = destination;
  const [owner, entry, past, looksAlike] = await together(db, (asked) => [
    ownerOfAddress(asked, destination),
    findEntry(asked, policy, memberId, destination),
    asked.one<{ isTried: boolean; isProven: boolean }>(sql`
      select coalesce(bool_or(state <> 'refused'), false) as "isTried",
        coalesce(bool_or(state = 'done'), false) as "isProven"
      from withdrawal
      where member_id = ${memberId} and currency = ${currency} and protocol = ${network} and address = ${key}`),
    isLookAlike(asked, memberId, key),
  ]);
  return {
    name: entry?.name ?? '',
    isRipe: past.isProven && entry ? true : (entry?.isRipe ?? null),
    ...past,
    isLookAlike: looksAlike,
    isInternal: owner !== undefined,
    isOwn: owner === memberId,
  };
}

/**
 * Refuses the member's own deposit address with `USER_INVALID`. While the whitelist is on, refuses an address that is not
 * on it with 8001004, and one that is too new there with 8001005.
 */
export function refuseAddress({ addressWhitelist }: Member, { isOwn, isRipe }: AddressFacts): Refusal | undefined {
  if (isOwn) return new Refusal('USER_INVALID');
  if (addressWhitelist && isRipe === null) return new Refusal('8001004');
  return addressWhitelist && !isRipe ? new Refusal('8001005') : undefined;
}

async function findEntry(db: Db, { addressBook }: Policy, memberId: bigint, { currency, network, key }: Destination) {
  return await db.maybe<{ name: string; isRipe: boolean | null }>(sql`
    select name, vouched_at <= ${fromNow(-addressBook.ripeAfter)} as "isRipe" from contact
    where member_id = ${memberId} and currency = ${currency} and network = ${network} and address_key = ${key}`);
}

async function isLookAlike(db: Db, memberId: bigint, address: string): Promise<boolean> {
  const known = await db.query<{ address: string; isVouched: boolean }>(sql`
    select address_key as address, vouched_at is not null as "isVouched" from contact where member_id = ${memberId} and payee_id is null
    union select address, true from withdrawal where member_id = ${memberId} and state <> 'refused'
    union select a.address, true from deposit_address a join address_owner o on o.id = a.owner_id
      where o.member_id = ${memberId} or o.renews = (select id from address_owner where member_id = ${memberId})`);
  // An imitation that somebody wrote into the book does not become the real one by that.
  const isOwn = known.some((row) => row.isVouched && row.address === address);
  return !isOwn && known.some((row) => resemblesAddress(address, row.address));
}

/**
 * How much may leave in a day without a review, in millionths of a USDT: little money, to an address that is what it
 * seems. Null where a person reviews every withdrawal.
 */
export function unreviewedUpTo(
  { withdrawal }: Policy,
  facts: Pick<AddressFacts, 'isRipe' | 'isProven' | 'isLookAlike'>,
  { checksumHolds }: Pick<Destination, 'checksumHolds'>,
): bigint | null {
  if (facts.isLookAlike || !checksumHolds) return null;
  const isKnown = facts.isRipe === true || facts.isProven;
  const { knownAddress, newAddress } = withdrawal.unreviewed;
  return isKnown ? knownAddress : newAddress;
}
