import { type contract, type Proof, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, MemberContext } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { emailOf, getMember, phoneOf } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { requireProofs } from '../factors/requireProofs.ts';

type Factor = typeof VERIFY_TYPES.phone | typeof VERIFY_TYPES.email;

/** Whether every login asks for a code to the phone, or to the e-mail address. Without it only unknown devices are asked. */
async function switchFactor(ctx: MemberContext, factor: Factor, isOn: boolean, codes: readonly Proof[] | undefined) {
  const member = await getMember(ctx.db, ctx.session.memberId);
  const name = factor === VERIFY_TYPES.phone ? phoneOf(member) : emailOf(member);
  if (isOn && !name) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  await requireProofs(ctx, member, codes, 'setting');
  const others = sql`array_remove(login_factors, ${factor}::smallint)`;
  const change = sql`
    update member set login_factors = ${isOn ? sql`array_append(${others}, ${factor}::smallint)` : others} where id = ${member.id} returning 1`;
  const isWeaker = !isOn && member.loginFactors.includes(factor);
  await ctx.db.query(isWeaker ? alarmTo(member.id, 'loginCodeOff', { after: change }) : change);
  return true as const;
}

export const phoneVerifySwitchOn: Handler<typeof contract.user.phoneVerifySwitchOn> = async ({ codes }, ctx) =>
  await switchFactor(ctx, VERIFY_TYPES.phone, true, codes);

export const phoneVerifySwitchOff: Handler<typeof contract.user.phoneVerifySwitchOff> = async ({ codes }, ctx) =>
  await switchFactor(ctx, VERIFY_TYPES.phone, false, codes);

export const emailVerifySwitchOn: Handler<typeof contract.user.emailVerifySwitchOn> = async ({ codes }, ctx) =>
  await switchFactor(ctx, VERIFY_TYPES.email, true, codes);

export const emailVerifySwitchOff: Handler<typeof contract.user.emailVerifySwitchOff> = async ({ codes }, ctx) =>
  await switchFactor(ctx, VERIFY_TYPES.email, false, codes);
