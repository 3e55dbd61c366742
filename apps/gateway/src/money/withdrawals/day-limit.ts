import type { Policy } from '../../config/index.ts';
import { type DayUse, leftToday, levelLimit } from '../limits/payment-limit.ts';
import type { Member } from '../../people/members/members.ts';

/** What a member may still withdraw today by level and own limit, in millionths of a USDT. */
export function withdrawableToday(policy: Policy, member: Pick<Member, 'kycLevel'>, day: DayUse): bigint {
  return leftToday(day, levelLimit(policy, member, 'withdrawADay') - day.withdrawn);
}
