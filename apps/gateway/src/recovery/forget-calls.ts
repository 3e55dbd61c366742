import type { contract } from '@ezwallet/api-client/contract';
import { maskEmail } from '@ezwallet/validators';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { isCodeRight, verifyCode } from '../codes/codes.ts';
import { together } from '../db/index.ts';
import { passwordChangedNotice, withLink } from '../mail/security-words.ts';
import { knowsDevice } from '../members/devices.ts';
import { keyOf, readLoginName } from '../members/login-name.ts';
import { findByLoginName } from '../members/members.ts';
import { readNewPassword } from '../members/readNewPassword.ts';
import { isShut } from '../members/permissions.ts';
import { tellOwner } from '../members/tellOwner.ts';
import { channelOf, secondFactor } from './factors.ts';
import { type Proving, proveFactors, sendFactorCodes } from './proveFactors.ts';
import { newFreezeLink } from '../members/stop-links.ts';
import { storePassword } from './storePassword.ts';

export const queryEmailByPhone: Handler<typeof contract.user.queryEmailByPhone> = async ({ phone, countryCode, code }, ctx) => {
  const name = readLoginName(phone, countryCode);
  const [member, isRight] = [
    await findByLoginName(ctx.db, name),
    await isCodeRight(ctx, { scene: 'forget', target: keyOf(name) }, code, 'check'),
  ];
  // No code goes to a number without an account, so no right one can come back.
  if (!isRight || !member) throw new ApiFailure('EXPIRED');
  return { emailMasked: member.email === null ? '' : maskEmail(member.email) };
};

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

  const link = newFreezeLink(ctx.config, member.id);
  await ctx.db.tx(async (tx) => {
    await storePassword(tx, ctx.config.policy, { memberId: member.id, hash, hold: true });
    await tx.query(link.store);
  });
  tellOwner(ctx, member, withLink(passwordChangedNotice(), 'freeze', link.url, member.antiPhishingCode));
  return true;
};
