import type { Config } from '../config/index.ts';
import { walletOrigin } from '../config/walletOrigin.ts';
import { type Db, fromNow, type Sql, sql } from '../db/index.ts';
import { newToken, tokenHash } from '../secrets/digest.ts';

/** What a link in a notice can stop: a request, or without one everything, by shutting the account. */
export interface StopLink {
  readonly memberId: bigint;
  readonly requestId: bigint | null;
  readonly isUsed: boolean;
}

interface LinkDeps {
  readonly db: Pick<Db, 'query'>;
  readonly config: Config;
}

/** Makes a link that shuts the account of a member. */
export async function makeFreezeLink(deps: LinkDeps, memberId: bigint): Promise<string> {
  return await makeLink(deps, { memberId, requestId: null, expiresAt: fromNow(deps.config.policy.recovery.freezeLink) });
}

/** Makes a link that stops a request while it waits. */
export async function makeStopLink(deps: LinkDeps, memberId: bigint, requestId: bigint): Promise<string> {
  return await makeLink(deps, { memberId, requestId, expiresAt: fromNow(deps.config.policy.recovery.wait) });
}

interface NewLink extends Omit<StopLink, 'isUsed'> {
  readonly expiresAt: Sql;
}

async function makeLink({ db, config }: LinkDeps, { memberId, requestId, expiresAt }: NewLink): Promise<string> {
  const token = newToken();
  await db.query(sql`
    insert into stop_link (token_hash, member_id, request_id, expires_at)
    values (${tokenHash(token)}, ${memberId}, ${requestId}, ${expiresAt})`);
  // Browsers send no fragment, so the link's secret is in no log and in no address that a page passes on.
  return `${walletOrigin(config)}/stop#${token}`;
}

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
