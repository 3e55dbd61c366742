import type { CallContext } from '../app/CallContext.ts';
import { bookLoginAttempt } from './bookLoginAttempt.ts';
import { keyOf } from './login-name.ts';
import { loginNameOf, type Member } from './members.ts';

/** Has a signed-in member give the login password. @throws {ApiFailure} `PASSWORD_INCORRECT`, `TRY_AGAIN_LATER` */
export async function verifyLoginPassword(ctx: CallContext, member: Member, password: string): Promise<void> {
  const attempt = await bookLoginAttempt(ctx, keyOf(loginNameOf(member)));
  if (!(await ctx.hasher.verifyPassword(member.passwordHash, password)))
    return await attempt.fail('PASSWORD_INCORRECT');
  await attempt.succeed();
}
