import type { CallContext } from '../../call/CallContext.ts';
import { askerOf, type Cost, type CostRow, counted, judgeCost } from '../../people/costs/costs.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { newToken, tokenHash } from '../../secrets/digest.ts';

/** What an authenticator signs, and who may bring the answer. One that was asked for something else is worth nothing. */
export interface ChallengeUse {
  readonly purpose: 'add' | 'login' | 'secondFactor';
  /** Digest of the session, device or waiting login that asks. */
  readonly askedBy: Buffer;
}

/**
 * Makes something to sign: 256 random bits in base64url. The database gets a digest.
 * @throws {ApiFailure} `REQUEST_TOO_FREQUENT` with `{retryAfter}` where too many were made
 */
export async function newChallenge(
  ctx: CallContext,
  { purpose, askedBy }: ChallengeUse,
  lasts: number,
): Promise<string> {
  const challenge = newToken();
  const cost: Cost = { kind: 'challenge', who: askerOf(ctx) };
  const row = await ctx.db.one<CostRow>(sql`
    with cost as (select * from ${counted(ctx.config.policy, cost)} c), made as (
      insert into passkey_challenge (challenge_hash, purpose, asked_by, expires_at)
      select ${tokenHash(challenge)}::bytea, ${purpose}, ${askedBy}::bytea, ${fromNow(lasts)} from cost where "refusedBy" is null
    )
    select * from cost`);
  judgeCost(ctx, cost, row);
  return challenge;
}

/** Uses a challenge up. @returns false if it was used, is too old, or is for something or somebody else */
export async function takeChallenge(
  db: Pick<Db, 'maybe'>,
  { purpose, askedBy }: ChallengeUse,
  challenge: string,
): Promise<boolean> {
  const row = await db.maybe(sql`
    delete from passkey_challenge
    where challenge_hash = ${tokenHash(challenge)} and purpose = ${purpose} and asked_by = ${askedBy} and expires_at > app_now()
    returning 1`);
  return row !== undefined;
}
