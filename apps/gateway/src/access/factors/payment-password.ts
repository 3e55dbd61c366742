import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Services } from '../../call/Services.ts';
import { type Db, sql } from '../../db/index.ts';
import { type Member, payPasswordCounter } from '../../people/members/members.ts';
import { forgetTries, type TryRule, tryOnce } from '../tries/tries.ts';

/** Wrong payment passwords do not get old: only a right one, or the end of the lock, starts the count again. */
const FOREVER = 100 * 365 * 24 * 60 * 60 * 1000;

/** Who checks a payment password, and the hash that the caller has read. */
export type PayPasswordOwner = Pick<Member, 'id' | 'payPasswordHash'>;

/**
 * Checks a payment password. Of any number of parallel guesses at most five are ever compared, and only wrong ones count.
 * @throws {ApiFailure} `1049` with `{remainTimes, lockedUntil}`; `PINCODE_INVALID` when none was ever set; `TRY_AGAIN_LATER`
 */
export async function verifyPaymentPassword(
  services: Services,
  owner: PayPasswordOwner,
  password: string,
): Promise<void> {
  const { db, hasher, config } = services;
  const { id, payPasswordHash: hash } = owner;
  if (hash === null) throw new ApiFailure('PINCODE_INVALID');
  const { wrongTries, lock } = config.policy.paymentPassword;
  const rule: TryRule = {
    counters: [{ key: payPasswordCounter(id), limit: wrongTries }],
    window: FOREVER,
    block: lock,
  };
  const result = await tryOnce(db, rule, () => hasher.verifyPaymentPassword(hash, password));
  switch (result.verdict) {
    case 'wrong': {
      const remainTimes = wrongTries - result.points;
      throw new ApiFailure('1049', { remainTimes, lockedUntil: remainTimes > 0 ? null : result.until });
    }
    case 'blocked':
      throw new ApiFailure('1049', { remainTimes: 0, lockedUntil: result.until });
    case 'right':
    case 'proof':
  }
}

/** Hashes a right payment password again, where its hash is under a pepper of before. */
export async function renewPaymentPassword(
  { db, hasher }: Pick<Services, 'db' | 'hasher'>,
  { id, payPasswordHash: known }: PayPasswordOwner,
  password: string,
): Promise<void> {
  if (known === null || !hasher.isOfEarlierPepper(known)) return;
  const hash = await hasher.hashPaymentPassword(password);
  await db.query(sql`
    update member set pay_password_hash = ${hash} where id = ${id} and pay_password_hash = ${known}`);
}

/** Forgets the wrong tries at a payment password that has just been replaced. */
export async function forgetPaymentPasswordTries(tx: Db, memberId: bigint): Promise<void> {
  await forgetTries(tx, payPasswordCounter(memberId));
}
