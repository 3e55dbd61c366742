import type { contract, PasskeyAnswer } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { sql, together } from '../../db/index.ts';
import { finishLogin } from '../login/finish-login.ts';
import { recordLogin } from '../login/login-log.ts';
import { deviceKey } from '../../people/members/devices.ts';
import { getMember } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { tryPasskey } from '../factors/login-tries.ts';
import type { Factor } from '../factors/factors.ts';
import { isSameDigest, tokenHash } from '../../secrets/digest.ts';
import { checkAnswer, type PasskeyUse, readClientData } from './ceremony.ts';
import { type ChallengeUse, newChallenge, takeChallenge } from './challenges.ts';
import { countUse, descriptorsOf, findPasskey, type KnownPasskey } from './passkeys.ts';
import { relyingPartyId } from './relyingParty.ts';

/** A login that waits for further proofs. */
interface Waiting {
  readonly memberId: bigint;
  readonly proven: readonly Factor[];
}

/** The login that waits on this device. @throws {ApiFailure} `TOKEN_INVALID` */
async function waitingLogin({ db, device }: CallContext, preToken: string): Promise<Waiting> {
  const waiting = await db.maybe<Waiting>(sql`
    select member_id as "memberId", proven from login_challenge
    where token_hash = ${tokenHash(preToken)} and device_id = ${device.id}::uuid and expires_at > app_now()`);
  if (!waiting) throw new ApiFailure('TOKEN_INVALID');
  return waiting;
}

const signingIn = ({ device }: CallContext, preToken: string | undefined): ChallengeUse =>
  preToken === undefined
    ? { purpose: 'login', askedBy: tokenHash(deviceKey(device)) }
    : { purpose: 'secondFactor', askedBy: tokenHash(preToken) };

export const passkeyAsk: Handler<typeof contract.user.passkeyAsk> = async ({ preToken }, ctx) => {
  const { db, config } = ctx;
  const lasts = config.policy.session.challenge;
  const waiting = preToken === undefined ? undefined : await waitingLogin(ctx, preToken);
  const [challenge, allowCredentials] = await together(db, (asked) => [
    newChallenge({ ...ctx, db: asked }, signingIn(ctx, preToken), lasts),
    waiting ? descriptorsOf(asked, waiting.memberId) : Promise.resolve([]),
  ]);
  return { challenge, rpId: relyingPartyId(config), timeout: lasts, userVerification: 'required', allowCredentials };
};

/**
 * A passkey that has checked the person is something that they have and something that they know or are. So it replaces the
 * password and every second factor; a login that waits for second factors takes it too.
 */
export const passkeyLogin: Handler<typeof contract.user.passkeyLogin> = async ({ preToken, credential }, ctx) => {
  const { db, config } = ctx;
  const waiting = preToken === undefined ? undefined : await waitingLogin(ctx, preToken);
  const client = readClientData(config, credential.clientDataJSON);
  if (!client) throw new ApiFailure('NO_THIS_METHOD');
  if (!(await takeChallenge(db, signingIn(ctx, preToken), client.challenge))) throw new ApiFailure('EXPIRED');
  const known = await findPasskey(db, credential.id);
  await tryPasskey(ctx, async () => {
    const isOwner = known !== undefined && (waiting === undefined || waiting.memberId === known.memberId);
    const use =
      isOwner && isHandleRight(known, credential, waiting)
        ? await checkAnswer(config, credential, known.publicKey, client)
        : undefined;
    if (known && use && (await countOrTell(ctx, known, use))) return true;
    await recordLogin(ctx, db, waiting?.memberId ?? known?.memberId, { method: 'passkey', result: 'wrong' });
    return false;
  });
  // The comparison needs a passkey to succeed.
  if (!known) throw new ApiFailure('NO_THIS_METHOD');
  if (preToken !== undefined) {
    const used = await db.maybe(sql`delete from login_challenge where token_hash = ${tokenHash(preToken)} returning 1`);
    if (!used) throw new ApiFailure('TOKEN_INVALID');
  }
  return await finishLogin(ctx, await getMember(db, known.memberId), 'passkey', waiting?.proven ?? []);
};

/** Authenticators leave the handle out only where the site has named the passkey (WebAuthn level 3, section 7.2, step 6). */
function isHandleRight({ handle }: KnownPasskey, { userHandle }: PasskeyAnswer, waiting: Waiting | undefined): boolean {
  if (userHandle === undefined) return waiting !== undefined;
  return isSameDigest(handle, Buffer.from(userHandle, 'base64url'));
}

/** Counts a right answer. Where the count has not grown, the owner hears that somebody may have a copy of the passkey. */
async function countOrTell(ctx: CallContext, { id, memberId }: KnownPasskey, use: PasskeyUse): Promise<boolean> {
  const outcome = await countUse(ctx.db, id, use);
  if (outcome !== 'old') return outcome === 'counted';
  await ctx.db.query(alarmTo(memberId, 'passkeyCopied'));
  return false;
}
