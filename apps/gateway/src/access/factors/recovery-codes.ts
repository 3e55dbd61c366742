import { randomInt } from 'node:crypto';
import { type Proof, readRecoveryCode, RECOVERY_CODE_LETTERS, RECOVERY_CODES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, MemberContext } from '../../call/CallContext.ts';
import type { CodeUse } from '../codes/codes.ts';
import type { Config } from '../../config/index.ts';
import { type Db, type Sql, sql } from '../../db/index.ts';
import { pepperedHashes } from '../../secrets/digest.ts';
import { isOtpRight } from './otp.ts';

const GROUP = 5;

/**
 * Refuses recovery codes where only the authenticator itself counts: they may have been lying about.
 * @throws {ApiFailure} `TWO_FACODE_INVALID`
 */
export function refuseRecoveryCodes(given: readonly Proof[] | undefined): void {
  if (given?.some(({ code }) => readRecoveryCode(code) !== undefined)) throw new ApiFailure('TWO_FACODE_INVALID');
}

const newGroup = (): string =>
  Array.from({ length: GROUP }, () => RECOVERY_CODE_LETTERS[randomInt(RECOVERY_CODE_LETTERS.length)]).join('');

/** Of a code, under each pepper, the present one first. */
const hashesOf = ({ secrets }: Config, memberId: bigint, code: string) =>
  pepperedHashes(secrets, 'recovery code', String(memberId), code);

/**
 * Makes new recovery codes in place of all older ones.
 * @param also what goes together with it @returns undefined if the member has no authenticator
 */
export async function replaceRecoveryCodes(
  { db, config, session }: MemberContext,
  also: Sql,
): Promise<string[] | undefined> {
  const { memberId } = session;
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(`${newGroup()}-${newGroup()}`);
  const hashes = [...codes].map((code) => hashesOf(config, memberId, code)[0]);
  return await db.tx(async (tx) => {
    const bound = await tx.maybe(sql`
      select 1 from member_otp where member_id = ${memberId} and bound_at is not null for no key update`);
    if (!bound) return undefined;
    await tx.batch([sql`delete from recovery_code where member_id = ${memberId}`, also]);
    await tx.query(
      sql`insert into recovery_code (member_id, code_hash) select ${memberId}, unnest(${hashes}::bytea[])`,
    );
    return [...codes];
  });
}

const unusedCode = (memberId: bigint, hashes: readonly Buffer[]): Sql =>
  sql`member_id = ${memberId} and code_hash = any(${[...hashes]}::bytea[]) and used_at is null`;

/** Who compares codes of a member's authenticator. */
type Comparing = Pick<CallContext, 'db' | 'config' | 'clock'>;

/** Compares a code of a member's authenticator, or a recovery code in its place. The caller counts the tries. */
export async function isAuthenticatorProofRight(
  ctx: Comparing,
  memberId: bigint,
  text: string,
  use: CodeUse,
): Promise<boolean> {
  const code = readRecoveryCode(text);
  if (code === undefined) return await isOtpRight(ctx, memberId, text, use);
  const unused = unusedCode(memberId, hashesOf(ctx.config, memberId, code));
  const found = await ctx.db.maybe(
    use === 'check'
      ? sql`select 1 from recovery_code where ${unused}`
      : sql`update recovery_code set used_at = app_now() where ${unused} returning 1`,
  );
  return found !== undefined;
}

/** How many recovery codes of a member are unused. */
export async function countRecoveryCodes(db: Pick<Db, 'one'>, memberId: bigint): Promise<number> {
  const { left } = await db.one<{ left: bigint }>(sql`
    select count(*) as left from recovery_code where member_id = ${memberId} and used_at is null`);
  return Number(left);
}

/** Whether the member's authenticator ever got recovery codes. */
export async function hasRecoveryCodes(db: Pick<Db, 'maybe'>, memberId: bigint): Promise<boolean> {
  return (await db.maybe(sql`select 1 from recovery_code where member_id = ${memberId} limit 1`)) !== undefined;
}
