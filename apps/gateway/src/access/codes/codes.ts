import { randomInt } from 'node:crypto';
import type { CodeScene } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { fromNow, sql } from '../../db/index.ts';
import { countAttempt } from '../../call/attempts.ts';
import { networkOf } from '../../call/networkOf.ts';
import { type Cost, spend } from '../../people/costs/costs.ts';
import { deviceKey } from '../../people/members/devices.ts';
import { keyOf, type LoginName } from '../../people/members/login-name.ts';
import { pepperedHash, pepperedHashes } from '../../secrets/digest.ts';

const DIGITS = 6;
const SECOND = 1000;

type Asker = Pick<CallContext, 'device' | 'session'>;

const ofDevice = ({ device }: Asker): string => `device ${deviceKey(device)}`;

/** Whom a new code belongs to: the member in a session, else the device. */
const askerOf = (asker: Asker): string => (asker.session ? `member ${asker.session.memberId}` : ofDevice(asker));

/** Whose codes somebody may use. A session goes on with the code that its device asked for before the login. */
const askersOf = (asker: Asker): string[] => [...new Set([askerOf(asker), ofDevice(asker)])];

/** What a code is for. */
export interface CodePurpose {
  readonly scene: CodeScene | 'handOver';
  /** The phone or mailbox in its normal form. */
  readonly target: string;
}

/**
 * Makes a one-time code for a target and a scene, which only this caller can use. An older one of the same caller stops
 * working. The caller of this function decides whether to send it, so nothing here depends on whether an account exists.
 *
 * @param isOwner the caller has shown to be the target's owner: by the session, a known device or the password. What
 *   strangers ask for a target counts apart, so that they cannot use up the owner's codes.
 * @throws {ApiFailure} `SEND_SMS_TOO_FREQUENT` with `{retryAfter}` in seconds; `REQUEST_TOO_FREQUENT` with the same, if the
 *   network, the country or the house has asked for too many; `SEND_SMS_FAILED` where the country gets no SMS
 */
export async function issueCode(
  ctx: CallContext,
  scene: CodePurpose['scene'],
  name: LoginName,
  isOwner: boolean,
): Promise<string> {
  const { db, config } = ctx;
  const { policy, secrets } = config;
  const { resendAfter, lifetime, countries } = policy.codes;
  const target = keyOf(name);
  // The same answer whether or not there is an account.
  if (name.kind === 'phone' && !isOwner && !countries.includes(name.areaCode)) throw new ApiFailure('SEND_SMS_FAILED');
  const asker = askerOf(ctx);
  const recent = await countAttempt(db, `code resend ${scene} ${target} ${asker}`, resendAfter);
  if (recent.points > 1) throw tooFrequent(recent.left);
  await spend(ctx, costOfCode(ctx, name, isOwner));
  const code = randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0');
  await db.query(sql`
    insert into one_time_code (scene, target, asker, code_hash, expires_at)
    values (${scene}, ${target}, ${asker}, ${pepperedHash(secrets.pepper, scene, target, code)}, ${fromNow(lifetime)})`);
  return code;
}

/** An owner's codes count for nobody else, so that no neighbour in the network or the country uses them up. */
function costOfCode(ctx: CallContext, name: LoginName, isOwner: boolean): Cost {
  const { ip, session } = ctx;
  const target = `${isOwner ? 'owner' : 'stranger'} ${keyOf(name)}`;
  return {
    kind: name.kind === 'phone' ? 'sms' : 'email',
    who: {
      ...(session ? { member: String(session.memberId) } : { device: deviceKey(ctx.device) }),
      target,
      ...(!isOwner && { network: networkOf(ip), ...(name.kind === 'phone' && { country: name.areaCode }) }),
    },
    breaks: !session,
  };
}

/** `check` only compares a code, and a wrong one costs a try. `consume` also uses the code up. */
export type CodeUse = 'check' | 'consume';

/**
 * Compares a code with the latest one that this caller asked for. Every wrong one costs one of the tries of the policy.
 * Comparison and count are one statement, so parallel guesses cannot share a try, and a crash cannot use one up.
 */
export async function isCodeRight(
  ctx: CallContext,
  { scene, target }: CodePurpose,
  code: string,
  use: CodeUse,
): Promise<boolean> {
  const { db, config } = ctx;
  const hashes = sql`${[...pepperedHashes(config.secrets, scene, target, code)]}::bytea[]`;
  const row = await db.maybe<{ isRight: boolean }>(sql`
    update one_time_code set
      tries = tries + case when code_hash = any(${hashes}) then 0 else 1 end,
      used_at = case when code_hash = any(${hashes}) and ${use === 'consume'} then app_now() end
    where id = (
        select id from one_time_code
        where target = ${target} and scene = ${scene} and asker = any(${askersOf(ctx)}::text[]) order by id desc limit 1
      )
      and used_at is null and expires_at > app_now() and tries < ${config.policy.codes.tries}
    returning code_hash = any(${hashes}) as "isRight"`);
  return row?.isRight ?? false;
}

/**
 * The same, for callers that go on only with a right code.
 * @throws {ApiFailure} `EXPIRED` for every fault, so that a guesser learns nothing
 */
export async function verifyCode(ctx: CallContext, purpose: CodePurpose, code: string, use: CodeUse): Promise<void> {
  if (!(await isCodeRight(ctx, purpose, code, use))) throw new ApiFailure('EXPIRED');
}

function tooFrequent(left: number): ApiFailure {
  return new ApiFailure('SEND_SMS_TOO_FREQUENT', { retryAfter: Math.ceil(left / SECOND) });
}
