import type { Policy } from '../../config/index.ts';
import { type DayUse, leftToday, levelLimit } from '../limits/payment-limit.ts';
import type { Member } from '../../people/members/members.ts';
import { Refusal } from '../../call/Outcome.ts';

/**
 * Refuses an amount above the day's limits with `EXCEED_LIMIT`, before the member types the payment password. An amount
 * without a price passes here, and is refused when the member sends it.
 *
 * @param usdtValue millionths of a USDT
 */
export function refuseDay(
  policy: Policy,
  sender: Member,
  day: DayUse,
  usdtValue: bigint | undefined,
): Refusal | undefined {
  const left = leftToday(day, levelLimit(policy, sender, 'transferADay') - day.sent);
  return usdtValue !== undefined && usdtValue > left ? new Refusal('EXCEED_LIMIT') : undefined;
}
