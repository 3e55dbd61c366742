import { randomBytes, randomInt } from 'node:crypto';
import type { Services } from '../../call/Services.ts';
import { openBytes, sealBytes } from '../../secrets/sealed-bytes.ts';
import { type Db, sql } from '../../db/index.ts';

/** A member who takes payments from anybody. */
export interface Merchant {
  readonly memberId: bigint;
  /** The name of the merchant's server in its requests. */
  readonly merchantNo: string;
  /** As payers read it. */
  readonly name: string;
  /** Address of a picture; empty without. */
  readonly logo: string;
  /** Signs requests and notices; the merchant's server has it too. */
  readonly secret: Buffer;
  /** Requests may be signed with it too. It takes the place of the other when the merchant's server has it. */
  readonly nextSecret?: Buffer | undefined;
}

interface Row extends Omit<Merchant, 'secret' | 'nextSecret'> {
  readonly wrapped: Buffer;
  readonly wrappedNext: Buffer | null;
}

type Keeper = Pick<Services, 'db' | 'config'>;

const SECRET_BYTES = 32;
const NUMBER_DIGITS = 9;
const ATTEMPTS = 20;
const purposeOf = (merchantNo: string) => `merchant ${merchantNo}`;

/** The merchant of a number, unless the account is closed or staff takes no more requests. */
export async function findMerchant({ db, config }: Keeper, merchantNo: string): Promise<Merchant | undefined> {
  const row = await db.maybe<Row>(sql`
    select k.member_id as "memberId", k.merchant_no as "merchantNo", k.name, k.logo, k.secret as wrapped,
      k.secret_next as "wrappedNext"
    from merchant k join member m on m.id = k.member_id where k.merchant_no = ${merchantNo} and k.ended_at is null and m.user_flag <> 0`);
  if (!row) return undefined;
  const { wrapped, wrappedNext, ...merchant } = row;
  const open = (sealed: Buffer) => openBytes(config.secrets.masterKey, sealed, purposeOf(merchantNo));
  return { ...merchant, secret: open(wrapped), nextSecret: wrappedNext === null ? undefined : open(wrappedNext) };
}

/**
 * Makes a member a merchant, with a number and a secret.
 * @returns undefined for a member who is one already
 */
export async function addMerchant(
  tx: Db,
  { secrets }: Services['config'],
  { memberId, name, logo = '' }: { readonly memberId: bigint; readonly name: string; readonly logo?: string },
): Promise<Merchant | undefined> {
  const secret = randomBytes(SECRET_BYTES);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const merchantNo = `M${String(randomInt(10 ** NUMBER_DIGITS)).padStart(NUMBER_DIGITS, '0')}`;
    const wrapped = sealBytes(secrets.masterKey, secret, purposeOf(merchantNo));
    const row = await tx.maybe(sql`
      insert into merchant (member_id, merchant_no, name, logo, secret)
      values (${memberId}, ${merchantNo}, ${name}, ${logo}, ${wrapped}) on conflict do nothing returning 1`);
    if (row) return { memberId, merchantNo, name, logo, secret };
    if (await tx.maybe(sql`select 1 from merchant where member_id = ${memberId}`)) return undefined;
  }
  throw new Error('No free merchant number was found; it must grow.');
}

/** Makes the next secret of a merchant, in place of one that was made and not used. @returns undefined where nobody has the number */
export async function addNextSecret(
  tx: Db,
  { secrets }: Services['config'],
  merchantNo: string,
): Promise<Buffer | undefined> {
  const secret = randomBytes(SECRET_BYTES);
  const row = await tx.maybe(sql`
    update merchant set secret_next = ${sealBytes(secrets.masterKey, secret, purposeOf(merchantNo))}, secret_next_at = app_now()
    where merchant_no = ${merchantNo} and ended_at is null returning 1`);
  return row ? secret : undefined;
}

/** Puts the next secret of a merchant in place of the present one, which ends. @returns false where there is none */
export async function useNextSecret(tx: Db, merchantNo: string): Promise<boolean> {
  const row = await tx.maybe(sql`
    update merchant set secret = secret_next, secret_next = null, secret_next_at = null
    where merchant_no = ${merchantNo} and ended_at is null and secret_next is not null returning 1`);
  return row !== undefined;
}
