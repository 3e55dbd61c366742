import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { fromNow, sql } from '../db/index.ts';

interface Reservation {
  hash: string | null;
  fails: number;
  locked_until: number | null;
}

/**
 * Checks a payment password. The try is booked before the hash is computed, so of any number of parallel guesses at
 * most five are ever compared.
 * @throws {ApiFailure} `1049` with `{remainTimes, lockedUntil}`; `PINCODE_INVALID` when none was ever set
 */
export async function verifyPaymentPassword(services: Services, memberId: bigint, password: string): Promise<void> {
  const { db, hasher, config } = services;
  const { wrongTries } = config.policy.paymentPassword;
  const reserved = await reserveTry(services, memberId);
  if (!reserved) throw await lockedFailure(services, memberId);
  if (reserved.hash === null) throw new ApiFailure('PINCODE_INVALID');
  if (!(await hasher.verifyPaymentPassword(reserved.hash, password))) {
    throw new ApiFailure('1049', { remainTimes: wrongTries - reserved.fails, lockedUntil: reserved.locked_until });
  }
  await db.query(
    sql`update member set pay_password_fails = 0, pay_password_locked_until = null where id = ${memberId}`,
  );
}

async function reserveTry({ db, config }: Services, memberId: bigint): Promise<Reservation | undefined> {
  const { wrongTries, lock } = config.policy.paymentPassword;
  return await db.maybe<Reservation>(sql`
    update member set
      pay_password_fails = case
        when pay_password_hash is null then 0
        when pay_password_locked_until is null then pay_password_fails + 1
        else 1 end,
      pay_password_locked_until = case
        when pay_password_hash is not null and pay_password_locked_until is null
          and pay_password_fails + 1 >= ${wrongTries}::int
        then ${fromNow(lock)} end
    where id = ${memberId} and (pay_password_locked_until is null or pay_password_locked_until <= app_now())
    returning pay_password_hash as hash, pay_password_fails::int as fails, pay_password_locked_until as locked_until`);
}

async function lockedFailure({ db }: Services, memberId: bigint): Promise<ApiFailure> {
  const { at } = await db.one<{ at: number | null }>(sql`
    select pay_password_locked_until as at from member where id = ${memberId}`);
  return new ApiFailure('1049', { remainTimes: 0, lockedUntil: at });
}
