import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../../call/ApiFailure.ts';
import type { Handler } from '../../../call/CallContext.ts';
import { sql } from '../../../db/index.ts';
import { getMember } from '../../../people/members/members.ts';
import { holdOutgoing } from '../../../people/members/holds.ts';
import { alarmTo } from '../../../people/messages/notices.ts';
import { requireProofs } from '../../../access/factors/requireProofs.ts';

export const addressWhitelistSwitchOn: Handler<typeof contract.user.addressWhitelistSwitchOn> = async (
  { codes, addressIds = [] },
  ctx,
) => {
  const { db } = ctx;
  const member = await getMember(db, ctx.session.memberId);
  const ids = [...new Set(addressIds)];
  const ticked = sql`member_id = ${member.id} and payee_id is null and id = any(${ids}::text[])`;
  if (ids.length > 0) {
    const { found } = await db.one<{ found: bigint }>(sql`select count(*) as found from contact where ${ticked}`);
    if (found < ids.length) throw new ApiFailure('ADDRESS_INVALID');
  }
  await requireProofs(ctx, member, codes, 'setting');
  const on = sql`update member set address_whitelist = true where id = ${member.id} returning 1`;
  const vouch = sql`update contact set vouched_at = app_now() where ${ticked} and vouched_at is null`;
  if (ids.length === 0) await db.query(on);
  else await db.query(alarmTo(member.id, 'whitelistAdded', { after: on, beside: vouch }));
  return true;
};

export const addressWhitelistSwitchOff: Handler<typeof contract.user.addressWhitelistSwitchOff> = async (
  { codes },
  ctx,
) => {
  const { db, config } = ctx;
  const member = await getMember(db, ctx.session.memberId);
  await requireProofs(ctx, member, codes, 'setting');
  await db.tx(async (tx) => {
    const wasOn = await tx.maybe(sql`
      update member set address_whitelist = false where id = ${member.id} and address_whitelist returning 1`);
    if (wasOn) await holdOutgoing(tx, config.policy, member.id, 'whitelistOff');
  });
  return true;
};
