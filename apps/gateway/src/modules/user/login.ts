import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { ApiFailure } from '../../app/ApiFailure.ts';
import { verifyCode } from '../../identity/codes.ts';
import { continueLogin } from '../../identity/finish-login.ts';
import { bookLoginAttempt } from '../../identity/bookLoginAttempt.ts';
import { keyOf, readLoginName } from '../../identity/login-name.ts';
import { findByLoginName } from '../../identity/members.ts';

export const login: Handler<typeof contract.user.login> = async (input, ctx) => {
  // No device has a code of its own as long as enrolling one is not served.
  if (input.loginType === 3) throw new ApiFailure('NO_THIS_METHOD');
  const name = readLoginName(input.loginName, input.countryCode);
  const attempt = await bookLoginAttempt(ctx, keyOf(name), { typed: input.loginName, ticket: input.captchaTicket });
  const member = await findByLoginName(ctx.db, name);

  if (input.loginType === 1) {
    const isRight = await ctx.hasher.verifyPassword(member?.passwordHash, input.password);
    if (!isRight || !member) return await attempt.fail('PASSWORD_INCORRECT');
    await attempt.succeed();
    return await continueLogin(ctx, member, []);
  }

  const isRight = await verifyCode(ctx, 'login', keyOf(name), input.verifyCode, 'consume').then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiFailure) return false;
      throw error;
    },
  );
  if (!isRight || !member) return await attempt.fail('EXPIRED');
  await attempt.succeed();
  return await continueLogin(ctx, member, [name.kind === 'phone' ? 1 : 2]);
};
