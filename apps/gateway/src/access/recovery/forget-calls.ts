import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { isCodeRight, verifyCode } from '../codes/codes.ts';
import { together } from '../../db/index.ts';
import { knowsDevice } from '../../people/members/devices.ts';
import { keyOf, readLoginName } from '../../people/members/login-name.ts';
import { findByLoginName } from '../../people/members/members.ts';
import { readNewPassword } from '../../people/members/readNewPassword.ts';
import { isShut } from '../../people/members/permissions.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { channelOf, secondFactor } from '../factors/factors.ts';
import { type Proving, proveFactors, sendFactorCodes } from '../factors/proveFactors.ts';
import { storePassword } from './storePassword.ts';

export const forgetLoginPassword: Handler<typeof contract.user.forgetLoginPassword> = async (input, ctx) => {
  const name = readLoginName(input.loginName, input.countryCode);
  const password = readNewPassword(input.newPassword, 'newPassword');
  const purpose = { scene: 'forget', target: keyOf(name) } as const;
  // Before anything else, so that time does not show whether there is an account or the code is right.
  const hash = await ctx.hasher.hashPassword(password);
  const [member, isKnownDevice] = await together(ctx.db, (asked) => [
    findByLoginName(asked, name),
    knowsDevice(asked, name, ctx.device),
  ]);
  const isRight = await isCodeRight(ctx, purpose, input.verifyCode, 'check');
  if (!isRight || !member) throw new ApiFailure('EXPIRED');
  if (isShut(member)) throw new ApiFailure('USER_INVALID');

  const second = secondFactor(member, channelOf(name));
  if (second === undefined) throw new ApiFailure('CONDITION_NOT_FULLFILL');
  const proving: Proving = { member, scene: 'forget', isKnownDevice, typedName: name };
  if (!input.codes?.some(({ type }) => type === second)) await sendFactorCodes(ctx, proving, [second]);
  await proveFactors(ctx, proving, input.codes, [second]);
  await verifyCode(ctx, purpose, input.verifyCode, 'consume');

  await ctx.db.tx(async (tx) => {
    await storePassword(tx, ctx.config.policy, { memberId: member.id, hash, hold: true });
    await tx.query(alarmTo(member.id, 'passwordChanged'));
  });
  return true;
};
