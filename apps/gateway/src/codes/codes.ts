import { randomInt } from 'node:crypto';
import type { CodeScene } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Services } from '../call/Services.ts';
import { type Db, fromNow, sql } from '../db/index.ts';
import { countAttempt } from '../call/attempts.ts';
import { isSameDigest, pepperedHash } from '../secrets/digest.ts';

const DIGITS = 6;
const SECOND = 1000;

/**
 * Makes a one-time code for a target and a scene. An older one stops working. The caller decides whether to send it, so
 * nothing here depends on whether an account exists.
 * @throws {ApiFailure} `SEND_SMS_TOO_FREQUENT` with `{retryAfter}` in seconds
 */
export async function issueCode({ db, config }: Services, scene: CodeScene, target: string): Promise<string> {
  const { policy, secrets } = config;
  const { resendAfter, perTarget, perTargetWindow, lifetime } = policy.codes;
  const recent = await countAttempt(db, `code resend ${scene} ${target}`, resendAfter);
  if (recent.points > 1) throw tooFrequent(recent.left);
  const sent = await countAttempt(db, `code target ${target}`, perTargetWindow);
  if (sent.points > perTarget) throw tooFrequent(sent.left);
  const code = randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0');
  await db.query(sql`
    insert into one_time_code (scene, target, code_hash, expires_at)
    values (${scene}, ${target}, ${pepperedHash(secrets.pepper, scene, target, code)},
      ${fromNow(lifetime)})`);
  return code;
}

/** `check` only compares a code, and a wrong one costs a try. `consume` also uses the code up. */
export type CodeUse = 'check' | 'consume';

/**
 * Compares a code with the latest one of its target and scene. Every wrong one costs one of the tries of the policy.
 * @throws {ApiFailure} `EXPIRED` for every fault, so that a guesser learns nothing
 */
export async function verifyCode(
  services: Services,
  scene: CodeScene,
  target: string,
  code: string,
  use: CodeUse,
): Promise<void> {
  const { db, config } = services;
  // Count the try before the comparison, so that parallel guesses cannot share one.
  const row = await db.maybe<{ id: bigint; code_hash: Buffer }>(sql`
    update one_time_code set tries = tries + 1
    where id = (select id from one_time_code where target = ${target} and scene = ${scene} order by id desc limit 1)
      and used_at is null and expires_at > app_now() and tries < ${config.policy.codes.tries}
    returning id, code_hash`);
  const isRight =
    row !== undefined && isSameDigest(row.code_hash, pepperedHash(config.secrets.pepper, scene, target, code));
  if (!isRight || !(await takeCode(db, row.id, use))) throw new ApiFailure('EXPIRED');
}

/** Returns the try of a right code, or lets exactly one caller use the code up. */
async function takeCode(db: Db, id: bigint, use: CodeUse): Promise<boolean> {
  const row =
    use === 'check'
      ? await db.maybe(sql`update one_time_code set tries = tries - 1 where id = ${id} and used_at is null returning 1`)
      : await db.maybe(
          sql`update one_time_code set used_at = app_now() where id = ${id} and used_at is null returning 1`,
        );
  return row !== undefined;
}

function tooFrequent(left: number): ApiFailure {
  return new ApiFailure('SEND_SMS_TOO_FREQUENT', { retryAfter: Math.ceil(left / SECOND) });
}
