import { RECOVERY_KINDS } from '@ezwallet/api-client/contract';
import { type Db, sql, together } from '../../db/index.ts';
import { freezeProcess } from './freeze-process.ts';
import { signOutEverywhere } from './storePassword.ts';

const KINDS = [...RECOVERY_KINDS];

/**
 * Shuts an account by the wish of its owner: nobody signs in, no money leaves, and no request to replace a factor goes on.
 * Money can still arrive. Only staff open it again.
 * @returns false when it is shut already
 */
export async function freezeAccount(tx: Db, memberId: bigint, by: 'member' | 'link'): Promise<boolean> {
  // Takes turns with logins of the member, so that none opens in between.
  const row = await tx.maybe<{ id: bigint }>(sql`
    with locked as (select id from member where id = ${memberId} for no key update)
    insert into account_freeze (member_id, by) select id, ${by} from locked
    on conflict (member_id) where thawed_at is null do nothing returning id`);
  if (!row) return false;
  await together(tx, (asked) => [
    freezeProcess.begin(asked, row.id, 'freeze', { by }),
    asked.query(sql`
      insert into restriction (member_id, kind, starts_at, ends_at)
      values (${memberId}, 'account', app_now(), app_now() + interval '100 years')
      on conflict (member_id, kind) do update set starts_at = least(restriction.starts_at, excluded.starts_at), ends_at = excluded.ends_at`),
    asked.query(sql`select stop_recovery(${memberId}, ${KINDS}::text[], ${by}, 'the account was shut')`),
  ]);
  await signOutEverywhere(tx, memberId);
  return true;
}

/**
 * Opens an account again. It knows no device any more, so each sign-in has to prove who it is with a code too.
 * @returns false when its owner has not shut it
 */
export async function thawAccount(tx: Db, memberId: bigint, note: string): Promise<boolean> {
  const row = await tx.maybe<{ id: bigint; state: 'frozen' }>(sql`
    select id, state from account_freeze where member_id = ${memberId} and thawed_at is null for no key update`);
  if (!row) return false;
  await freezeProcess.move(tx, row, 'thaw', { by: 'operator', reason: note });
  await tx.query(sql`delete from restriction where member_id = ${memberId} and kind = 'account'`);
  await tx.query(sql`delete from member_device where member_id = ${memberId}`);
  return true;
}
