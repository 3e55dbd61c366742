import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { holdOutgoing } from '../../identity/holds.ts';
import { getMember } from '../../identity/members.ts';
import { requireProofs } from '../../identity/requireProofs.ts';

export const addressWhitelistSwitchOff: Handler<typeof contract.user.addressWhitelistSwitchOff> = async (
  { codes },
  ctx,
) => {
  const { db, config } = ctx;
  const member = await getMember(db, ctx.session.memberId);
  await requireProofs(ctx, member, codes);
  await db.tx(async (tx) => {
    const wasOn = await tx.maybe(sql`
      update member set address_whitelist = false where id = ${member.id} and address_whitelist returning 1`);
    if (wasOn) await holdOutgoing(tx, config.policy, member.id, 'whitelistOff');
  });
  return true;
};
