import type { CodeScene } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { consumeCaptchaTicket } from '../captcha/captchas.ts';
import { together } from '../../db/index.ts';
import { sendAlreadyRegistered, sendCodeMessage } from '../../people/messages/code-messages.ts';
import { issueCode } from './codes.ts';
import { knowsDevice } from '../../people/members/devices.ts';
import type { LoginName } from '../../people/members/login-name.ts';
import { emailOf, findByLoginName, getMember, type Member, phoneOf } from '../../people/members/members.ts';

const SECOND = 1000;

/** Who gets a code: a target that somebody typed, with a captcha ticket, or a signed-in member's own phone or e-mail. */
export type CodeTarget =
  | { readonly typed: string; readonly name: LoginName; readonly captchaTicket: string | undefined }
  | 'own phone'
  | 'own email';

/**
 * Sends a one-time code. Neither the answer nor its time shows whether an account exists.
 * @throws {ApiFailure} `NO_LOGIN`; `SEND_SMS_FAILED` if there is no way to send; those of the captcha and of `issueCode`
 */
export async function sendCode(ctx: CallContext, scene: CodeScene, target: CodeTarget) {
  return await sendCodeTo(ctx, scene, await resolve(ctx, scene, target));
}

/** The same to somebody who is known already. */
export async function sendCodeTo(ctx: CallContext, scene: CodeScene, { name, member, isOwner }: Receiver) {
  if (!ctx.messenger.canReach(name.kind)) throw new ApiFailure('SEND_SMS_FAILED');
  const code = await issueCode(ctx, scene, name, isOwner);
  const { lifetime, resendAfter } = ctx.config.policy.codes;
  tell(ctx, scene, name, member, code);
  return { resendAfter: resendAfter / SECOND, expiresIn: lifetime / SECOND };
}

/** Who gets a code. */
interface Receiver {
  readonly name: LoginName;
  readonly member: Member | undefined;
  /** The caller is signed in as the owner, or calls from a device that the owner's account knows. */
  readonly isOwner: boolean;
}

async function resolve(ctx: CallContext, scene: CodeScene, target: CodeTarget): Promise<Receiver> {
  if (typeof target === 'string') {
    if (!ctx.session) throw new ApiFailure('NO_LOGIN');
    const member = await getMember(ctx.db, ctx.session.memberId);
    const name = target === 'own phone' ? phoneOf(member) : emailOf(member);
    if (!name) throw new ApiFailure('CONDITION_NOT_FULLFILL');
    return { name, member, isOwner: true };
  }
  // These codes prove who a member is, so they go only to an address that the member has already.
  if (scene === 'paymentPassword' || scene === 'security') throw new ApiFailure('NO_LOGIN');
  if (scene === 'bind' && !ctx.session) throw new ApiFailure('NO_LOGIN');
  await consumeCaptchaTicket(ctx, 'sendCode', target.typed, target.captchaTicket);
  const [member, isKnownDevice] = await together(ctx.db, (asked) => [
    findByLoginName(asked, target.name),
    knowsDevice(asked, target.name, ctx.device),
  ]);
  const isSignedIn = member !== undefined && ctx.session?.memberId === member.id;
  return { name: target.name, member, isOwner: isSignedIn || isKnownDevice };
}

/** Codes for an address that somebody does not have in an account yet. */
const NEW_ADDRESS: ReadonlySet<CodeScene> = new Set(['register', 'newPhone', 'newEmail']);

function tell(ctx: CallContext, scene: CodeScene, name: LoginName, member: Member | undefined, code: string): void {
  if (NEW_ADDRESS.has(scene) && member) sendAlreadyRegistered(ctx, name, member);
  // A member who proves that an address is theirs may learn that they have another account with it.
  // Somebody whose registration does not work has no account yet, and writes to support all the same.
  else if (NEW_ADDRESS.has(scene) || scene === 'bind' || scene === 'support' || member)
    sendCodeMessage(ctx, name, member, scene, code);
}
