import { ApiFailure } from '../call/ApiFailure.ts';
import type { CallContext } from '../call/CallContext.ts';
import { clearAttempts, countAttempt, extendAttempts, readAttempts } from '../call/attempts.ts';
import { consumeCaptchaTicket } from '../captcha/captchas.ts';
import { keyOf } from '../members/login-name.ts';
import { loginNameOf, type Member } from '../members/members.ts';

/** One try at a password or code. It counts before the comparison, so that parallel tries cannot share one. */
interface LoginAttempt {
  /** Refuses with the given code and the tries that are left. */
  fail(code: 'PASSWORD_INCORRECT' | 'EXPIRED'): Promise<never>;
  succeed(): Promise<void>;
}

/**
 * Counts a try for an account, whether or not the account exists.
 * @param account normal form of the login name
 * @param captcha the name as typed and its ticket; leave it out for a signed-in member
 * @throws {ApiFailure} `TRY_AGAIN_LATER` `{lockedUntil}` while blocked; `CONDITION_NOT_FULLFILL` `{captcha, scene}`
 */
export async function bookLoginAttempt(
  ctx: CallContext,
  account: string,
  captcha?: { readonly typed: string; readonly ticket: string | undefined },
): Promise<LoginAttempt> {
  const { db, clock, config } = ctx;
  const limits = config.policy.login;
  const key = `login ${account}`;
  const addressKey = `login address ${ctx.ip}`;
  const blocked = (left: number) => new ApiFailure('TRY_AGAIN_LATER', { lockedUntil: clock.now() + left });

  const address = await readAttempts(db, addressKey);
  if (address.points >= limits.wrongTriesPerAddress) throw blocked(address.left);
  const before = await readAttempts(db, key);
  if (before.points >= limits.wrongTries) throw blocked(before.left);
  if (captcha && before.points >= limits.captchaAfter)
    await consumeCaptchaTicket(ctx, 'login', captcha.typed, captcha.ticket);
  const booked = await countAttempt(db, key, limits.window);
  if (booked.points > limits.wrongTries) throw blocked(booked.left);

  return {
    async fail(code) {
      // A right password does not clear the count of the address, or it would allow more wrong ones.
      await countAttempt(db, addressKey, limits.window);
      if (booked.points === limits.wrongTries) await extendAttempts(db, key, limits.block);
      const remainTimes = limits.wrongTries - booked.points;
      const lockedUntil = remainTimes === 0 ? clock.now() + limits.block : null;
      throw new ApiFailure(code, { remainTimes, lockedUntil, captcha: booked.points >= limits.captchaAfter });
    },
    succeed: () => clearAttempts(db, key),
  };
}

/** Checks the login password of a signed-in member. @throws {ApiFailure} `PASSWORD_INCORRECT`, `TRY_AGAIN_LATER` */
export async function verifyLoginPassword(ctx: CallContext, member: Member, password: string): Promise<void> {
  const attempt = await bookLoginAttempt(ctx, keyOf(loginNameOf(member)));
  if (!(await ctx.hasher.verifyPassword(member.passwordHash, password)))
    return await attempt.fail('PASSWORD_INCORRECT');
  await attempt.succeed();
}
