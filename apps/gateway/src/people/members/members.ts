import type { LANGUAGES } from '@ezwallet/api-client/contract';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { type Hold, holdOf } from './holds.ts';
import type { LoginName } from './login-name.ts';

/** A function of the account: 1 open, 0 off, 3 partly off for a day. */
export type FunctionFlag = 0 | 1 | 3;
export type KycLevel = 0 | 1 | 2 | 3 | 4;

/** What a restriction can close for a while. */
export type Restriction = 'account' | 'buy' | 'sell' | 'recharge' | 'withdrawal';

/** A person with an account. Times are epoch milliseconds. */
export interface Member {
  readonly id: bigint;
  readonly userNo: string;
  readonly countryCode: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly nickName: string;
  readonly headUrl: string;
  readonly userType: 0 | 7;
  readonly kycLevel: KycLevel;
  /** Null before the first login of an account that somebody else opened. */
  readonly passwordHash: string | null;
  readonly passwordExpired: boolean;
  readonly payPasswordHash: string | null;
  readonly payPasswordFails: number;
  readonly rechargeFlag: FunctionFlag;
  readonly transferFlag: FunctionFlag;
  readonly userFlag: FunctionFlag;
  readonly withdrawFlag: FunctionFlag;
  readonly sellFlag: FunctionFlag;
  /** Why outgoing money waits now; null if it does not. */
  readonly hold: Hold | null;
  /** Since when an authenticator app is bound; null if none is. */
  readonly otpBoundAt: number | null;
  readonly addressWhitelist: boolean;
  /** A withdrawal's fee comes out of the typed amount, not on top of it. */
  readonly takesFeeFromAmount: boolean;
  readonly loginFactors: readonly number[];
  /** A message from the phone counts in place of a code to it. */
  readonly replySms: boolean;
  readonly antiPhishingCode: string;
  readonly screenshotProtection: boolean;
  /** In which messages are written; null where the app has not said it. */
  readonly language: (typeof LANGUAGES)[number] | null;
  readonly invitationCode: string;
  readonly firstLoginDone: boolean;
  readonly lastLoginAt: number | null;
  /** What is closed to the member at this instant. */
  readonly restrictions: readonly Restriction[];
}

/** Columns of `member m` as {@link Member}. */
export const MEMBER_COLUMNS = sql`
  m.id, m.user_no as "userNo", m.country_code as "countryCode", m.phone, m.email, m.nick_name as "nickName",
  m.head_url as "headUrl", m.user_type as "userType", m.kyc_level as "kycLevel", m.password_hash as "passwordHash",
  m.password_expired as "passwordExpired", m.pay_password_hash as "payPasswordHash",
  coalesce((select c.points from attempt_counter c where c.key = 'payment password ' || m.id and c.expires_at > app_now()), 0)
    as "payPasswordFails",
  m.recharge_flag as "rechargeFlag", m.transfer_flag as "transferFlag", m.user_flag as "userFlag",
  m.withdraw_flag as "withdrawFlag", m.sell_flag as "sellFlag", ${holdOf(sql`m.id`)} as hold,
  (select o.bound_at from member_otp o where o.member_id = m.id) as "otpBoundAt",
  m.address_whitelist as "addressWhitelist", m.full_amount as "takesFeeFromAmount",
  m.login_factors as "loginFactors", m.reply_sms as "replySms", m.anti_phishing_code as "antiPhishingCode",
  m.screenshot_protection as "screenshotProtection", m.language, m.invitation_code as "invitationCode",
  m.first_login_done as "firstLoginDone", m.last_login_at as "lastLoginAt",
  array(select r.kind from restriction r where r.member_id = m.id and app_now() >= r.starts_at and app_now() < r.ends_at)
    as restrictions`;

/** The key under which wrong payment passwords of a member are counted; {@link MEMBER_COLUMNS} reads it. */
export const payPasswordCounter = (memberId: bigint): string => `payment password ${memberId}`;

type Reader = Pick<Db, 'maybe' | 'one'>;

const findWhere = (db: Reader, condition: Sql) =>
  db.maybe<Member>(sql`select ${MEMBER_COLUMNS} from member m where ${condition}`);

/** The member behind a session; there always is one. */
export async function getMember(db: Reader, id: bigint): Promise<Member> {
  return await db.one<Member>(sql`select ${MEMBER_COLUMNS} from member m where m.id = ${id}`);
}

/** Finds a member by an id that is still SQL. */
export async function findMember(db: Reader, id: Sql): Promise<Member | undefined> {
  return await findWhere(db, sql`m.id = ${id}`);
}

/** Finds the account that signs in by a phone or an e-mail address. */
export async function findByLoginName(db: Reader, name: LoginName): Promise<Member | undefined> {
  return await findWhere(db, hasLoginName(name));
}

/** Whether `member m` signs in by a phone or an e-mail address. */
export function hasLoginName(name: LoginName): Sql {
  return name.kind === 'phone'
    ? sql`m.country_code = ${name.areaCode} and m.phone = ${name.number}`
    : sql`lower(m.email) = ${name.email}`;
}

/** Finds the account of a user number, in capital letters. */
export async function findByUserNo(db: Reader, userNo: string): Promise<Member | undefined> {
  return await findWhere(db, sql`m.user_no = ${userNo}`);
}

/** The name by which a member signs in: the phone, else the e-mail address. */
export function loginNameOf({ phone, email, countryCode }: Pick<Member, 'phone' | 'email' | 'countryCode'>): LoginName {
  return phone === null
    ? { kind: 'email', email: email ?? '' }
    : { kind: 'phone', areaCode: countryCode, number: phone };
}

/** A member's phone as a login name. */
export function phoneOf({ phone, countryCode }: Member): LoginName | undefined {
  return phone === null ? undefined : { kind: 'phone', areaCode: countryCode, number: phone };
}

/** A member's e-mail address as a login name. */
export function emailOf({ email }: Member): LoginName | undefined {
  return email === null ? undefined : { kind: 'email', email };
}
