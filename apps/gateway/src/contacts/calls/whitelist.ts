import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { getMember } from '../../members/members.ts';
import { holdOutgoing } from '../../members/holds.ts';
import { requireProofsOrReply } from '../../proofs/requireProofs.ts';

export const addressWhitelistSwitchOn: Handler<typeof contract.user.addressWhitelistSwitchOn> = async (
  { codes },
  ctx,
) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofsOrReply(ctx, member, codes);
  await ctx.db.query(sql`update member set address_whitelist = true where id = ${member.id}`);
  return true;
};

export const addressWhitelistSwitchOff: Handler<typeof contract.user.addressWhitelistSwitchOff> = async (
  { codes },
  ctx,
) => {
  const { db, config } = ctx;
  const member = await getMember(db, ctx.session.memberId);
  await requireProofsOrReply(ctx, member, codes);
  await db.tx(async (tx) => {
    const wasOn = await tx.maybe(sql`
      update member set address_whitelist = false where id = ${member.id} and address_whitelist returning 1`);
    if (wasOn) await holdOutgoing(tx, config.policy, member.id, 'whitelistOff');
  });
  return true;
};
