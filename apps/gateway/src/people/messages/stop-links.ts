import type { Config } from '../../config/index.ts';
import { walletOrigin } from '../../config/walletOrigin.ts';
import { type Db, fromNow, type Sql, sql } from '../../db/index.ts';
import { newToken, pepperedHash, tokenHash } from '../../secrets/digest.ts';

/** What a link in a notice can stop: a request, or without one everything, by shutting the account. */
export interface StopLink {
  readonly memberId: bigint;
  readonly requestId: bigint | null;
  readonly isUsed: boolean;
}

/** A link that the database does not know before `store` has run. */
export interface NewLink {
  /** What it does: shut the account, or stop a request. */
  readonly does: 'freeze' | 'stop';
  /** Makes the token, with the pepper. */
  readonly seed: string;
  readonly store: Sql;
}

/** A link as its notice keeps it. */
export type StoredLink = Pick<NewLink, 'does' | 'seed'>;

/** Makes a link that shuts the account of a member. */
export function newFreezeLink(config: Config, memberId: bigint): NewLink {
  return newLink(config, 'freeze', sql`${memberId}, null, ${fromNow(config.policy.recovery.freezeLink)}`);
}

/** Makes a link that stops a request while it waits. */
export function newStopLink(config: Config, memberId: bigint, requestId: bigint): NewLink {
  return newLink(config, 'stop', sql`${memberId}, ${requestId}, ${fromNow(config.policy.recovery.wait)}`);
}

function newLink(config: Config, does: NewLink['does'], values: Sql): NewLink {
  const seed = newToken();
  return {
    does,
    seed,
    store: sql`insert into stop_link (token_hash, member_id, request_id, expires_at) values (${tokenHash(tokenOf(config, seed))}, ${values})`,
  };
}

/** The database has the seed and the hash of the token. Without the pepper nobody makes a link of them. */
const tokenOf = (config: Config, seed: string): string =>
  pepperedHash(config.secrets.pepper, 'stop link', seed).toString('base64url');

/** The address of a link. Browsers send no fragment, so its secret is in no log and in no address that a page passes on. */
export const urlOfLink = (config: Config, { seed }: StoredLink): string =>
  `${walletOrigin(config)}/stop#${tokenOf(config, seed)}`;

/** Finds what a link can stop. A used link is found until it is deleted. */
export async function findStopLink(db: Pick<Db, 'maybe'>, token: string): Promise<StopLink | undefined> {
  return await db.maybe<StopLink>(sql`
    select member_id as "memberId", request_id as "requestId", used_at is not null as "isUsed"
    from stop_link where token_hash = ${tokenHash(token)} and (used_at is not null or expires_at > app_now())`);
}

/** Uses a link up, in the transaction of what it does. @returns false when another call was first */
export async function useStopLink(tx: Db, token: string): Promise<boolean> {
  const row = await tx.maybe(sql`
    update stop_link set used_at = app_now()
    where token_hash = ${tokenHash(token)} and used_at is null and expires_at > app_now() returning 1`);
  return row !== undefined;
}
