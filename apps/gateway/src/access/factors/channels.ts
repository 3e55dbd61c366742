import { type CodeScene, VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { keyOf } from '../../people/members/login-name.ts';
import { emailOf, type Member, phoneOf } from '../../people/members/members.ts';
import { type CodeUse, verifyCode } from '../codes/codes.ts';
import { isReplyRight } from '../sms-replies/replies.ts';

const { phone, email, replySms } = VERIFY_TYPES;

/** A proof that reaches a member on a phone or in a mailbox. */
export type ChannelType = typeof phone | typeof email | typeof replySms;

export const isChannel = (type: number): type is ChannelType => type === phone || type === email || type === replySms;

/** Compares the code or the reply of a channel, and uses it up if asked to. @throws {ApiFailure} `EXPIRED` if it is wrong or over */
export async function proveChannel(
  ctx: CallContext,
  { member, scene }: { readonly member: Member; readonly scene: CodeScene },
  { type, code }: { readonly type: ChannelType; readonly code: string },
  use: CodeUse,
): Promise<void> {
  if (type === replySms) {
    // A reply without a session proves a login; nothing else takes one.
    const purpose = scene === 'security' ? 'security' : 'login';
    if (!(await isReplyRight(ctx, member.id, purpose, code, use))) throw new ApiFailure('EXPIRED');
    return;
  }
  const name = type === phone ? phoneOf(member) : emailOf(member);
  if (!name) throw new ApiFailure('EXPIRED');
  await verifyCode(ctx, { scene, target: keyOf(name) }, code, use);
}
