import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext, Handler } from '../../call/CallContext.ts';
import { issueCode } from '../../access/codes/codes.ts';
import { sql } from '../../db/index.ts';
import { writeCode } from '../../people/messages/writeMessage.ts';
import { giveHandOver, inSeconds, LEVEL_OF_KIND, openHandOver, phoneOfHandOver, proven } from './hand-over.ts';
import { takeFile } from './uploadFileKyc.ts';

const SHOWN_DIGITS = 4;
const MINUTE = 60_000;

/** All but the end of a number as dots. */
const maskPhone = (phone: string): string =>
  '•'.repeat(Math.max(0, phone.length - SHOWN_DIGITS)) + phone.slice(-SHOWN_DIGITS);

export const getUserPhone: Handler<typeof contract.kyc.getUserPhone> = async (_input, { db, config, session }) => {
  const given = await giveHandOver(db, config, session.memberId);
  if (!given) throw new ApiFailure('NO_THIS_METHOD');
  const { phone, countryCode, token, expiresIn, handedIn } = given;
  return { countryCode, phoneMasked: maskPhone(phone), token, expiresIn, handedIn: [...handedIn] };
};

export const sendSmsPub: Handler<typeof contract.kyc.sendSmsPub> = async ({ token }, ctx) => {
  const handOver = await openHandOver(ctx.db, token);
  const name = phoneOfHandOver(handOver);
  if (!ctx.messenger.canReach(name.kind)) throw new ApiFailure('SEND_SMS_FAILED');
  // Only the member's own screen has shown the token.
  const code = await issueCode(ctx, 'handOver', name, true);
  const { lifetime, resendAfter } = ctx.config.policy.codes;
  ctx.messenger.send(name, writeCode(handOver, 'handOver', code, lifetime / MINUTE));
  return {
    resendAfter: inSeconds(resendAfter),
    expiresIn: inSeconds(lifetime),
    phoneMasked: maskPhone(handOver.phone),
  };
};

export const uploadPicPub: Handler<typeof contract.kyc.uploadPicPub> = async ({ token, verifyCode, side, file }, ctx) =>
  await takeHandedOver(ctx, { token, verifyCode, kind: side, file });

export const uploadVideoPub: Handler<typeof contract.kyc.uploadVideoPub> = async ({ token, verifyCode, file }, ctx) =>
  await takeHandedOver(ctx, { token, verifyCode, kind: 'video', file });

interface HandedOver {
  readonly token: string;
  readonly verifyCode: string;
  readonly kind: keyof typeof LEVEL_OF_KIND;
  readonly file: Blob;
}

async function takeHandedOver(ctx: CallContext, { token, verifyCode, kind, file }: HandedOver) {
  const { memberId: ownerId, tokenHash } = await proven(
    ctx,
    { token, verifyCode },
    sql`h.level = ${LEVEL_OF_KIND[kind]}`,
  );
  return await takeFile(ctx, { ownerId, handedOver: { tokenHash, kind } }, kind === 'video' ? 'VIDEO' : 'IMG', file);
}
