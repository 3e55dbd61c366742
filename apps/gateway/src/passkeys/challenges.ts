import { type Db, fromNow, sql } from '../db/index.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';

/** What an authenticator signs, and who may bring the answer. One that was asked for something else is worth nothing. */
export interface ChallengeUse {
  readonly purpose: 'add' | 'login' | 'secondFactor';
  /** Digest of the session, device or waiting login that asks. */
  readonly askedBy: Buffer;
}

/** Makes something to sign: 256 random bits in base64url. The database gets a digest. */
export async function newChallenge(db: Pick<Db, 'query'>, { purpose, askedBy }: ChallengeUse, lasts: number): Promise<string> {
  const challenge = newToken();
  await db.query(sql`
    insert into passkey_challenge (challenge_hash, purpose, asked_by, expires_at)
    values (${tokenHash(challenge)}, ${purpose}, ${askedBy}, ${fromNow(lasts)})`);
  return challenge;
}

/** Uses a challenge up. @returns false if it was used, is too old, or is for something or somebody else */
export async function takeChallenge(db: Pick<Db, 'maybe'>, { purpose, askedBy }: ChallengeUse, challenge: string): Promise<boolean> {
  const row = await db.maybe(sql`
    delete from passkey_challenge
    where challenge_hash = ${tokenHash(challenge)} and purpose = ${purpose} and asked_by = ${askedBy} and expires_at > app_now()
    returning 1`);
  return row !== undefined;
}
