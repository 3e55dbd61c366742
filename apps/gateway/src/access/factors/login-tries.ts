import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { networkOf } from '../../call/networkOf.ts';
import { consumeCaptchaTicket } from '../captcha/captchas.ts';
import { isBiometricCodeRight } from '../../people/members/biometric-codes.ts';
import { deviceKey } from '../../people/members/devices.ts';
import type { Member } from '../../people/members/members.ts';
import { type Counter, type TryResult, type TryRule, tryOnce } from '../tries/tries.ts';

/** Who tries to get into an account, and by what. */
export interface LoginTry {
  /** Normal form of the login name. The account need not exist. */
  readonly account: string;
  readonly by: 'password' | 'code' | 'biometrics';
  /** Somebody has signed in to the account on this device before. */
  readonly isKnownDevice: boolean;
  /** The login name as typed, and the ticket for it. */
  readonly captcha: { readonly typed: string; readonly ticket: string | undefined };
}

/**
 * Makes one try to sign in. It is counted for whoever makes it: a device that the account knows has a count of its own, and
 * unknown devices share the count of their network. So a stranger can block strangers only.
 * @throws {ApiFailure} `PASSWORD_INCORRECT` or `EXPIRED` with `{remainTimes, lockedUntil, captcha}`; `TRY_AGAIN_LATER`
 *   `{lockedUntil}` while blocked; `CONDITION_NOT_FULLFILL` `{captcha, scene}`
 */
export async function tryLogin(ctx: CallContext, attempt: LoginTry, compare: () => Promise<boolean>): Promise<void> {
  const { by, captcha } = attempt;
  const { typed, ticket } = captcha;
  // The ticket is used up before the try is booked, so that parallel tries cannot share it.
  if (ticket !== undefined) await consumeCaptchaTicket(ctx, 'login', typed, ticket);
  const counters = COUNTERS[by](ctx, attempt);
  // Nobody solves a captcha for a fingerprint, and nobody guesses 256 bits. The wrong tries count all the same.
  const result = await tryOnce(ctx.db, ruleOf(ctx, counters), compare, ticket !== undefined || by === 'biometrics');
  if (result.verdict === 'proof') throw new ApiFailure('CONDITION_NOT_FULLFILL', { captcha: true, scene: 'login' });
  refuseUnlessRight(ctx, result, by === 'password' ? 'PASSWORD_INCORRECT' : 'EXPIRED');
}

/**
 * Makes one try to prove a payment of a signed-in member by the code that biometrics released.
 * @throws {ApiFailure} `NO_THIS_METHOD` with `{remainTimes, lockedUntil}`; `TRY_AGAIN_LATER` while blocked
 */
export async function verifyBiometrics(ctx: CallContext, memberId: bigint): Promise<void> {
  await trySessionSecret(ctx, `session biometrics ${memberId}`, 'NO_THIS_METHOD', () =>
    isBiometricCodeRight(ctx.db, memberId, ctx.device, ctx.biometricsCode),
  );
}

/**
 * Makes one try to sign in by a passkey. Nobody guesses a signature, so nobody solves a captcha; wrong tries count for the
 * device alone, whoever they name.
 * @throws {ApiFailure} `NO_THIS_METHOD` with `{remainTimes, lockedUntil}`; `TRY_AGAIN_LATER` while blocked
 */
export async function tryPasskey(ctx: CallContext, compare: () => Promise<boolean>): Promise<void> {
  const key = `login passkey on ${deviceKey(ctx.device)}`;
  const counters = [{ key, limit: ctx.config.policy.login.wrongTries }, ...placeCounters(ctx)] as const;
  refuseUnlessRight(ctx, await tryOnce(ctx.db, ruleOf(ctx, counters), compare), 'NO_THIS_METHOD');
}

/**
 * Makes one try at a secret of a signed-in member. Nobody outside the session can use up its tries.
 * @throws {ApiFailure} the given code with `{remainTimes, lockedUntil}`; `TRY_AGAIN_LATER` `{lockedUntil}` while blocked
 */
export async function trySessionSecret(
  ctx: CallContext,
  key: string,
  code: WrongSecret,
  compare: () => Promise<boolean>,
): Promise<void> {
  const counters = [{ key, limit: ctx.config.policy.login.wrongTries }] as const;
  refuseUnlessRight(ctx, await tryOnce(ctx.db, ruleOf(ctx, counters), compare), code);
}

/** Checks the login password of a signed-in member. @throws {ApiFailure} `PASSWORD_INCORRECT`, `TRY_AGAIN_LATER` */
export async function verifyLoginPassword(ctx: CallContext, member: Member, password: string): Promise<void> {
  await trySessionSecret(ctx, `session password ${member.id}`, 'PASSWORD_INCORRECT', () =>
    ctx.hasher.verifyPassword(member.passwordHash, password),
  );
}

type WrongSecret = 'PASSWORD_INCORRECT' | 'EXPIRED' | 'TWO_FACODE_INVALID' | 'NO_THIS_METHOD';

type Counters = TryRule['counters'];

function ruleOf({ config }: CallContext, counters: Counters): TryRule {
  const { window, block } = config.policy.login;
  return { counters, window, block };
}

function passwordCounters(ctx: CallContext, { account, isKnownDevice }: LoginTry): Counters {
  const { wrongTries, captchaAfter, strangerTries } = ctx.config.policy.login;
  const own = { limit: wrongTries, proofAfter: captchaAfter };
  if (isKnownDevice) return [{ ...own, key: `login ${account} on ${deviceKey(ctx.device)}` }];
  return [
    { ...own, key: `login ${account} from ${networkOf(ctx.ip)}` },
    { key: `login ${account} by strangers`, limit: strangerTries },
    ...placeCounters(ctx),
  ];
}

/** A code belongs to the device that asked for it, so its tries do too. */
function codeCounters(ctx: CallContext, { account }: LoginTry): Counters {
  const { wrongTries, captchaAfter } = ctx.config.policy.login;
  const key = `login code ${account} on ${deviceKey(ctx.device)}`;
  return [{ key, limit: wrongTries, proofAfter: captchaAfter }, ...placeCounters(ctx)];
}

/** A biometric code belongs to a device too. Its count is its own, so that it never blocks the password. */
function biometricCounters(ctx: CallContext, { account }: LoginTry): Counters {
  const key = `login biometrics ${account} on ${deviceKey(ctx.device)}`;
  return [{ key, limit: ctx.config.policy.login.wrongTries }, ...placeCounters(ctx)];
}

const COUNTERS = { password: passwordCounters, code: codeCounters, biometrics: biometricCounters } as const;

/** Counts of tries at many accounts. They ask for a captcha, and block nobody. */
function placeCounters({ ip, device, config }: CallContext): Counter[] {
  const { wrongTries, captchaAfterPerNetwork } = config.policy.login;
  return [
    { key: `login on ${deviceKey(device)}`, proofAfter: wrongTries },
    { key: `login from ${networkOf(ip)}`, proofAfter: captchaAfterPerNetwork },
  ];
}

function refuseUnlessRight({ config }: CallContext, result: TryResult, code: WrongSecret): void {
  const { wrongTries, captchaAfter } = config.policy.login;
  if (result.verdict === 'blocked') throw new ApiFailure('TRY_AGAIN_LATER', { lockedUntil: result.until });
  if (result.verdict !== 'wrong') return;
  const remainTimes = Math.max(0, wrongTries - result.points);
  throw new ApiFailure(code, {
    remainTimes,
    lockedUntil: remainTimes > 0 ? null : result.until,
    captcha: result.points >= captchaAfter,
  });
}
