import type { Policy } from '../config/index.ts';
import { type DayUse, leftToday, levelLimit } from '../limits/payment-limit.ts';
import type { Member } from '../members/members.ts';
import { Refusal } from '../call/Outcome.ts';

/**
 * Says before the payment password is asked for what the day's limits would say after it, with `EXCEED_LIMIT`. An amount
 * without a price passes: it is refused when it is sent.
 *
 * @param usdtValue millionths of a USDT
 */
export function refuseDay(policy: Policy, sender: Member, day: DayUse, usdtValue: bigint | undefined): Refusal | undefined {
  const left = leftToday(day, levelLimit(policy, sender, 'transferADay') - day.sent);
  return usdtValue !== undefined && usdtValue > left ? new Refusal('EXCEED_LIMIT') : undefined;
}
