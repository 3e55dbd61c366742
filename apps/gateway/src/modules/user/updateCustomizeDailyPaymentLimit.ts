import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { getMember } from '../../identity/members.ts';
import { parseMoney } from '../../ledger/index.ts';
import { changeOwnLimit } from '../../limits/own-limits.ts';
import { platformPaymentLimit, USDT_PLACES, viewPaymentLimit } from '../../limits/payment-limit.ts';

export const updateCustomizeDailyPaymentLimit: Handler<
  typeof contract.user.updateCustomizeDailyPaymentLimit
> = async (input, { db, config: { policy }, session }) => {
  const member = await getMember(db, session.memberId);
  const wanted = parseMoney(input.limit, USDT_PLACES);
  if (wanted === undefined) throw new ApiFailure('AMOUNT_INVALID', { decimals: USDT_PLACES });
  if (wanted > platformPaymentLimit(policy, member)) throw new ApiFailure('EXCEED_LIMIT');
  const limit = await changeOwnLimit(db, policy, member.id, 'payment', () => ({ active: wanted, kept: wanted }));
  return await viewPaymentLimit(db, policy, member, limit);
};
