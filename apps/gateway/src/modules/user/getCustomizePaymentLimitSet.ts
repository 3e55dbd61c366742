import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { getMember } from '../../identity/members.ts';
import { readOwnLimit } from '../../limits/own-limits.ts';
import { viewPaymentLimit } from '../../limits/payment-limit.ts';

export const getCustomizePaymentLimitSet: Handler<typeof contract.user.getCustomizePaymentLimitSet> = async (
  _input,
  { db, config, session },
) => {
  const member = await getMember(db, session.memberId);
  return await viewPaymentLimit(db, config.policy, member, await readOwnLimit(db, member.id, 'payment'));
};
