import { ApiFailure } from '../../app/ApiFailure.ts';
import type { MemberContext } from '../../app/CallContext.ts';
import type { Member } from '../../identity/members.ts';
import { worthOf } from '../../rates/worthOf.ts';
import { sendableToday } from './takeFromDailyLimit.ts';

/**
 * Says before the payment password is asked for what the day's limits would say after it. An amount without a price passes:
 * it is refused when it is sent.
 *
 * @param amount a decimal string
 * @throws {ApiFailure} `EXCEED_LIMIT`
 */
export async function assertFitsDay(ctx: MemberContext, sender: Member, currency: string, amount: string): Promise<void> {
  const worth = await worthOf(ctx, currency, amount);
  if (worth !== undefined && worth > (await sendableToday(ctx.db, ctx.config.policy, sender)))
    throw new ApiFailure('EXCEED_LIMIT');
}
