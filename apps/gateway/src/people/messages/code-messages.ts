import type { CodeScene } from '@ezwallet/api-client/contract';
import type { Services } from '../../call/Services.ts';
import { sql } from '../../db/index.ts';
import type { Words } from '../../outside/mail/letter.ts';
import { type LoginName, maskLoginName } from '../members/login-name.ts';
import type { Member } from '../members/members.ts';
import { STRANGER, writeAlreadyRegistered, writeCode } from './writeMessage.ts';

type Sender = Pick<Services, 'db' | 'config' | 'messenger'>;

const MINUTE = 60_000;
const HIDDEN = '••••••';

/** Sends a one-time code at once. @param member the owner of the target, where there is one */
export function sendCodeMessage(
  ctx: Sender,
  to: LoginName,
  member: Member | undefined,
  scene: CodeScene,
  code: string,
): void {
  const words = writeCode(member ?? STRANGER, scene, code, ctx.config.policy.codes.lifetime / MINUTE);
  send(ctx, to, member, words, code);
}

/** Tells the owner of a phone or e-mail address that somebody tried to register or bind it. */
export function sendAlreadyRegistered(ctx: Sender, to: LoginName, member: Member): void {
  send(ctx, to, member, writeAlreadyRegistered(member), '');
}

/** Codes do not wait in the queue: they are short-lived, and the database must not have them. Only the record is kept. */
function send(
  { db, messenger }: Sender,
  to: LoginName,
  member: Member | undefined,
  words: Words,
  secret: string,
): void {
  messenger.send(to, words, async (isSent) => {
    if (!member) return;
    const text = secret === '' ? words.text : words.text.replaceAll(secret, HIDDEN);
    await db.query(sql`
      insert into message (member_id, channel, type, done_at, state, target, text)
      values (${member.id}, ${to.kind === 'phone' ? 'sms' : 'email'}, 'code', app_now(),
        ${isSent ? 'sent' : 'failed'}, ${maskLoginName(to)}, ${text})`);
  });
}
