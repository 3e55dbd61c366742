import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { getMember } from '../../identity/members.ts';
import { requireProofs } from '../../identity/requireProofs.ts';

export const addressWhitelistSwitchOn: Handler<typeof contract.user.addressWhitelistSwitchOn> = async (
  { codes },
  ctx,
) => {
  const member = await getMember(ctx.db, ctx.session.memberId);
  await requireProofs(ctx, member, codes);
  await ctx.db.query(sql`update member set address_whitelist = true where id = ${member.id}`);
  return true;
};
