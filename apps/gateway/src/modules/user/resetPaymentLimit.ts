import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { getMember } from '../../identity/members.ts';
import { NO_OWN_LIMIT } from '../../limits/OwnLimit.ts';
import { changeOwnLimit } from '../../limits/own-limits.ts';
import { viewPaymentLimit } from '../../limits/payment-limit.ts';

export const resetPaymentLimit: Handler<typeof contract.user.resetPaymentLimit> = async (_input, ctx) => {
  const { db, config, session } = ctx;
  const member = await getMember(db, session.memberId);
  const { active, kept } = NO_OWN_LIMIT;
  const limit = await changeOwnLimit(db, config.policy, member.id, 'payment', () => ({ active, kept }));
  return await viewPaymentLimit(db, config.policy, member, limit);
};
