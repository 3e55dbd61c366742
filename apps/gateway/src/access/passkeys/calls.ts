import { type contract, PASSKEY_NAME_MAX, PASSKEYS_MAX } from '@ezwallet/api-client/contract';
import { checkDisplayText } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler, Session } from '../../call/CallContext.ts';
import { together } from '../../db/index.ts';
import { maskLoginName } from '../../people/members/login-name.ts';
import { getMember, loginNameOf } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { requireProofs } from '../factors/requireProofs.ts';
import { ALGORITHMS, checkNewPasskey, readClientData } from './ceremony.ts';
import { type ChallengeUse, newChallenge, takeChallenge } from './challenges.ts';
import {
  deletePasskey,
  descriptorsOf,
  handleOf,
  hasPasskey,
  passkeysOf,
  renamePasskey,
  storePasskey,
} from './passkeys.ts';
import { relyingPartyId } from './relyingParty.ts';

const SITE = 'EZ Wallet';

const adding = ({ tokenHash }: Session): ChallengeUse => ({ purpose: 'add', askedBy: tokenHash });

export const passkeyList: Handler<typeof contract.user.passkeyList> = async (_input, { db, session }) =>
  await passkeysOf(db, session.memberId);

export const passkeyOffer: Handler<typeof contract.user.passkeyOffer> = async ({ codes }, ctx) => {
  const { db, session, config } = ctx;
  const [member, excludeCredentials] = await together(db, (asked) => [
    getMember(asked, session.memberId),
    descriptorsOf(asked, session.memberId),
  ]);
  // Before the proofs, so that codes are not used up for nothing.
  if (excludeCredentials.length >= PASSKEYS_MAX) throw new ApiFailure('EXCEED_LIMIT');
  await requireProofs(ctx, member, codes, 'access');
  const lasts = config.policy.session.challenge;
  const [handle, challenge] = await together(db, (asked) => [
    handleOf(asked, member.id),
    newChallenge({ ...ctx, db: asked }, adding(session), lasts),
  ]);
  return {
    rp: { id: relyingPartyId(config), name: SITE },
    // Authenticators show both, and may send them to the account of their maker. So neither says more than other members see.
    user: {
      id: handle.toString('base64url'),
      name: maskLoginName(loginNameOf(member)),
      displayName: member.nickName || member.userNo,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: lasts,
    excludeCredentials,
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
};

export const passkeyAdd: Handler<typeof contract.user.passkeyAdd> = async (input, ctx) => {
  const { db, session, config } = ctx;
  const name = readName(input.name);
  const client = readClientData(config, input.credential.clientDataJSON);
  if (!client) throw new ApiFailure('NO_THIS_METHOD');
  if (!(await takeChallenge(db, adding(session), client.challenge))) throw new ApiFailure('EXPIRED');
  const made = await checkNewPasskey(config, input.credential, client);
  if (!made) throw new ApiFailure('NO_THIS_METHOD');
  return await db.tx(async (tx) => {
    const stored = await storePasskey(tx, session, name, made, input.credential.transports);
    await tx.query(alarmTo(session.memberId, 'passkeyAdded'));
    return stored;
  });
};

export const passkeyRename: Handler<typeof contract.user.passkeyRename> = async (
  { passkeyId, ...input },
  { db, session },
) => {
  if (!(await renamePasskey(db, session.memberId, passkeyId, readName(input.name))))
    throw new ApiFailure('NO_THIS_METHOD');
  return true;
};

export const passkeyRemove: Handler<typeof contract.user.passkeyRemove> = async ({ passkeyId, codes }, ctx) => {
  const { db, session } = ctx;
  const [member, isThere] = await together(db, (asked) => [
    getMember(asked, session.memberId),
    hasPasskey(asked, session.memberId, passkeyId),
  ]);
  if (!isThere) throw new ApiFailure('NO_THIS_METHOD');
  await requireProofs(ctx, member, codes, 'access');
  const isDeleted = await deletePasskey(db, member.id, passkeyId, (after) =>
    alarmTo(member.id, 'passkeyRemoved', { after }),
  );
  if (!isDeleted) throw new ApiFailure('NO_THIS_METHOD');
  return true;
};

/** Reads the name of a passkey. @throws {ApiFailure} `ARGS_INVALID` */
function readName(text: string): string {
  const checked = checkDisplayText(text.normalize('NFKC'), { max: PASSKEY_NAME_MAX });
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['name'], issue: checked.issue.code });
  return checked.value;
}
