import type { AccountDevice, contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { type Sql, sql } from '../../db/index.ts';
import { alarmTo } from '../../people/messages/notices.ts';

/** More than anybody has, so that a list has an end. */
const MOST = 100;

/** The device of a session. Its header may say anything, so the database is asked. */
const deviceOf = (tokenHash: Buffer): Sql => sql`(select device_id from session where token_hash = ${tokenHash})`;

export const deviceList: Handler<typeof contract.user.deviceList> = async (_input, { db, session }) =>
  await db.query<AccountDevice>(sql`
    select d.device_id::text as "deviceId", d.name, d.first_at as "firstAt",
      d.record ->> 'deviceType' as "deviceType",
      coalesce(trim(concat(d.record ->> 'OS', ' ', d.record ->> 'OSVersion')), '') as system, d.keeps_place as "keepsPlace",
      case when d.place_at is not null then
        jsonb_build_object('latitude', d.latitude, 'longitude', d.longitude, 'at', epoch_ms(d.place_at)) end as place,
      greatest(d.last_at, s.slid_at) as "lastAt", s.slid_at is not null as "signedIn",
      d.device_id = ${deviceOf(session.tokenHash)} as current
    from member_device d left join lateral (
      select max(slid_at) as slid_at from session
      where member_id = d.member_id and device_id = d.device_id and ended_at is null
        and least(expires_at, absolute_at) > app_now()
    ) s on true
    where d.member_id = ${session.memberId} order by current desc, "lastAt" desc, d.device_id limit ${MOST}`);

export const deviceRevoke: Handler<typeof contract.user.deviceRevoke> = async ({ deviceId }, ctx) => {
  const { db, session } = ctx;
  if ((await forgetDevices(ctx, sql`device_id::text = ${deviceId}`)) > 0) return true;
  const own = await db.maybe(sql`
    select 1 from session where token_hash = ${session.tokenHash} and device_id::text = ${deviceId}`);
  throw new ApiFailure(own ? 'CONDITION_NOT_FULLFILL' : 'DEVICE_NOT_FOUND');
};

export const deviceRevokeOthers: Handler<typeof contract.user.deviceRevokeOthers> = async (_input, ctx) => ({
  revoked: await forgetDevices(ctx, sql`true`),
});

/**
 * Forgets devices of the caller, all but the one in use, and ends everything that was begun on them: sessions, and logins
 * that wait for a code. What else belongs to a device, such as its biometric code, goes with its row; the owner hears of
 * passkeys, because no proof was needed. @returns how many
 */
async function forgetDevices(ctx: MemberContext, which: Sql): Promise<number> {
  const { db, session } = ctx;
  const { memberId, tokenHash } = session;
  return await db.tx(async (tx) => {
    // Takes turns with logins of the member, so that none opens in between.
    await tx.query(sql`select 1 from member where id = ${memberId} for no key update`);
    const forgotten = await tx.one<{ count: bigint; passkeys: bigint }>(sql`
      with forgotten as (
        delete from member_device where member_id = ${memberId} and ${which} and device_id <> ${deviceOf(tokenHash)}
        returning device_id
      ), ended as (
        update session set ended_at = app_now(), end_reason = 'revoked'
        where member_id = ${memberId} and ended_at is null and device_id in (select device_id from forgotten)
      ), passkeys as (
        delete from passkey where member_id = ${memberId} and device_id in (select device_id from forgotten) returning 1
      ), dropped as (
        delete from login_challenge where member_id = ${memberId} and device_id in (select device_id from forgotten)
      )
      select (select count(*) from forgotten) as count, (select count(*) from passkeys) as passkeys`);
    if (forgotten.passkeys > 0) await tx.query(alarmTo(memberId, 'passkeyRemoved'));
    return Number(forgotten.count);
  });
}
