import { checkUserNumber } from '@ezwallet/validators';
import * as v from 'valibot';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { sql } from '../db/index.ts';
import { FACTORS } from '../access/factors/factors.ts';

const change = v.strictObject({
  userNo: v.pipe(v.string(), v.maxLength(7)),
  /** What a login asks besides the password or code: only what the account has something for. */
  verifyTypes: v.optional(v.pipe(v.array(v.picklist(FACTORS)), v.maxLength(4))),
  /** A message from the phone counts in place of a code to it. */
  replySms: v.optional(v.boolean()),
  passwordExpired: v.optional(v.boolean()),
  /** Takes the password away, as in an account that staff have opened. */
  withoutPassword: v.optional(v.literal(true)),
});

/** Changes how an account signs in from now on. @throws {ApiFailure} `ARGS_INVALID`, `USER_NOT_FOUND` */
export async function changeSignIn({ db }: Services, body: unknown) {
  const input = v.safeParse(change, body);
  if (!input.success) throw new ApiFailure('ARGS_INVALID');
  const { userNo: text, verifyTypes, replySms, passwordExpired, withoutPassword } = input.output;
  const userNo = checkUserNumber(text);
  const row = await db.maybe<{ userNo: string; verifyTypes: readonly number[]; passwordExpired: boolean }>(sql`
    update member set
      login_factors = coalesce(${verifyTypes ?? null}::smallint[], login_factors),
      reply_sms = coalesce(${replySms ?? null}::boolean, reply_sms),
      password_expired = coalesce(${passwordExpired ?? null}::boolean, password_expired),
      password_hash = case when ${withoutPassword ?? false} then null else password_hash end
    where user_no = ${userNo.ok ? userNo.value : ''}
    returning user_no as "userNo", login_factors as "verifyTypes", password_expired as "passwordExpired"`);
  if (!row) throw new ApiFailure('USER_NOT_FOUND');
  return row;
}
