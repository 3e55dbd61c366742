import { randomInt } from 'node:crypto';
import { type Db, sql } from '../../db/index.ts';
import type { KycLevel } from './members.ts';
import type { LoginName } from './login-name.ts';

/** Without 0 O 1 I L 8 B 5 S 2 Z, which people confuse on the telephone. */
const ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';
const LENGTH = 6;
const ATTEMPTS = 20;

export interface NewMember {
  readonly name: LoginName;
  /** Null for an account whose owner chooses a password after the first login, by code. */
  readonly passwordHash: string | null;
  readonly nickName?: string;
  readonly userNo?: string;
  readonly userType?: 0 | 7;
  readonly kycLevel?: KycLevel;
  readonly invitedBy?: Inviting | undefined;
}

/** The member whose invitation somebody follows, and the network that they come from. */
export interface Inviting {
  readonly inviter: bigint;
  readonly network: string;
}

/** Opens an account with a new user number. @returns its id; undefined if the phone or e-mail has an account already */
export async function createMember(db: Db, member: NewMember): Promise<bigint | undefined> {
  const { name, passwordHash, nickName = '', userType = 0, kycLevel = 0, invitedBy } = member;
  const countryCode = name.kind === 'phone' ? name.areaCode : '';
  const phone = name.kind === 'phone' ? name.number : null;
  const email = name.kind === 'email' ? name.email : null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const userNo = member.userNo ?? newUserNumber();
    const row = await db.maybe<{ id: bigint }>(sql`
      with made as (
        insert into member (user_no, country_code, phone, email, nick_name, user_type, kyc_level, password_hash, invitation_code)
        values (${userNo}, ${countryCode}, ${phone}, ${email}, ${nickName}, ${userType}, ${kycLevel}, ${passwordHash},
          ${`EZ${userNo}`})
        on conflict do nothing returning id
      ), invited as (
        insert into invitation (member_id, inviter_id, network)
        select id, ${invitedBy?.inviter ?? null}::bigint, ${invitedBy?.network ?? null} from made where ${invitedBy !== undefined}::boolean
      )
      select id from made`);
    if (row) return row.id;
    const isTaken = await db.maybe(sql`
      select 1 from member
      where (country_code = ${countryCode} and phone = ${phone}) or lower(email) = ${email} limit 1`);
    if (isTaken) return undefined;
  }
  throw new Error('No free user number was found. Make the alphabet or the length of user numbers larger.');
}

function newUserNumber(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
