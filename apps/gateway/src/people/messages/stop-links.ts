import type { Config } from '../../config/index.ts';
import { walletOrigin } from '../../config/walletOrigin.ts';
import { type Db, fromNow, sql } from '../../db/index.ts';
import { pepperedHash, tokenHash } from '../../secrets/digest.ts';

/** What a link in a notice can stop: a request, or without one everything, by shutting the account. */
export interface StopLink {
  readonly memberId: bigint;
  readonly requestId: bigint | null;
  readonly isUsed: boolean;
}

/** A link as its notice keeps it: it shuts the account, or stops one request while that waits. */
export type Link = { readonly does: 'freeze' } | { readonly does: 'stop'; readonly requestId: string };

/**
 * Opens a link of a notice, in the transaction that sends it. The same seed makes the same link. The token is a keyed hash of the seed: nobody
 * makes a link of what is in the database without the pepper.
 * @returns its address. Browsers send no fragment, so its secret is in no log and in no address that a page passes on
 */
export async function openLink(
  tx: Pick<Db, 'query'>,
  config: Config,
  memberId: bigint,
  { link, seed }: { readonly link: Link; readonly seed: string },
): Promise<string> {
  const { freezeLink, wait } = config.policy.recovery;
  const token = pepperedHash(config.secrets.pepper, 'stop link', seed).toString('base64url');
  const [requestId, lasts] = link.does === 'stop' ? [link.requestId, wait] : [null, freezeLink];
  await tx.query(sql`
    insert into stop_link (token_hash, member_id, request_id, expires_at)
    values (${tokenHash(token)}, ${memberId}, ${requestId}::bigint, ${fromNow(lasts)}) on conflict do nothing`);
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
