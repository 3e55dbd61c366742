import { randomInt } from 'node:crypto';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { countAttempt } from '../../call/attempts.ts';
import type { CallContext } from '../../call/CallContext.ts';
import type { CodeUse } from '../codes/codes.ts';
import type { Config } from '../../config/index.ts';
import { fromNow, type Sql, sql } from '../../db/index.ts';
import type { Member } from '../../people/members/members.ts';
import { newToken, pepperedHash, tokenHash } from '../../secrets/digest.ts';

const DIGITS = 6;
const MILLION = 10 ** DIGITS;
const SECOND = 1000;

/** What a reply proves: a change inside a session, or a login that waits for more. */
export type ReplyPurpose = 'security' | 'login';

/** What the message says. The words tell somebody who is tricked into sending it what it does. */
const TEXTS = { security: 'EZ CONFIRM', login: 'EZ LOGIN' } as const satisfies Record<ReplyPurpose, string>;

const sixDigits = (number: number): string => String(number).padStart(DIGITS, '0');

/** Whether a reply from a member's phone counts in place of a code to it. */
export const takesReplies = (
  { smsReplies }: Pick<Config, 'smsReplies'>,
  { replySms, phone }: Pick<Member, 'replySms' | 'phone'>,
): boolean => smsReplies !== undefined && replySms && phone !== null;

/** The code that proves a reply. Who has the handle gets it from the server; the database has neither. */
const codeOf = ({ secrets }: Config, replyId: string): string =>
  sixDigits(pepperedHash(secrets.pepper, 'sms reply', replyId).readUInt32BE() % MILLION);

const hashOf = ({ secrets }: Config, memberId: bigint, purpose: ReplyPurpose, code: string): Buffer =>
  pepperedHash(secrets.pepper, 'sms reply code', String(memberId), purpose, code);

/**
 * Starts to wait for a message from the member's phone, for this device.
 * @throws {ApiFailure} `NO_THIS_METHOD`, `SEND_SMS_TOO_FREQUENT` with `{retryAfter}` in seconds
 */
export async function askForReply({ db, config, device }: CallContext, member: Member, purpose: ReplyPurpose) {
  const { smsReplies, policy } = config;
  if (!smsReplies || !takesReplies(config, member)) throw new ApiFailure('NO_THIS_METHOD');
  const { lifetime, tries } = policy.codes;
  const asked = await countAttempt(db, `code reply ${purpose} ${member.id}`, lifetime);
  if (asked.points > tries)
    throw new ApiFailure('SEND_SMS_TOO_FREQUENT', { retryAfter: Math.ceil(asked.left / SECOND) });
  const replyId = newToken();
  const text = `${TEXTS[purpose]} ${sixDigits(randomInt(MILLION))}`;
  const row = await db.maybe(sql`
    insert into sms_reply (reply_hash, member_id, device_id, purpose, phone, text, code_hash, expires_at)
    values (${tokenHash(replyId)}, ${member.id}, ${device.id}::uuid, ${purpose}, ${`+${member.countryCode}${member.phone}`}, ${text},
      ${hashOf(config, member.id, purpose, codeOf(config, replyId))}, ${fromNow(lifetime)})
    on conflict (phone, text) do nothing returning 1`);
  // One in a million texts was asked for lately.
  if (!row) throw new ApiFailure('TRY_AGAIN_LATER');
  return { replyId, sendTo: smsReplies.number, text, expiresIn: lifetime / SECOND };
}

/**
 * Reads whether the message of a handle has arrived, with the code that proves it.
 * @param asker whose handles may be read, as a condition on `sms_reply r`
 * @throws {ApiFailure} `EXPIRED`, also for a handle of somebody else
 */
export async function readReply({ db, config, device }: CallContext, replyId: string, asker: Sql) {
  const row = await db.maybe<{ received: boolean }>(sql`
    select r.received_at is not null as received from sms_reply r
    where r.reply_hash = ${tokenHash(replyId)} and r.device_id = ${device.id}::uuid and r.used_at is null
      and r.expires_at > app_now() and ${asker}`);
  if (!row) throw new ApiFailure('EXPIRED');
  return row.received ? { received: true as const, code: codeOf(config, replyId) } : { received: false as const };
}

/**
 * Compares a code with the latest reply that this device waited for, if that has come from the phone that is bound now. A wrong
 * one costs a try.
 */
export async function isReplyRight(
  { db, config, device }: Pick<CallContext, 'db' | 'config' | 'device'>,
  memberId: bigint,
  purpose: ReplyPurpose,
  code: string,
  use: CodeUse,
): Promise<boolean> {
  const hash = hashOf(config, memberId, purpose, code);
  const row = await db.maybe<{ isRight: boolean }>(sql`
    update sms_reply r set
      tries = tries + case when code_hash = ${hash} then 0 else 1 end,
      used_at = case when code_hash = ${hash} and ${use === 'consume'} then app_now() end
    from member m
    where r.id = (
        select id from sms_reply
        where member_id = ${memberId} and device_id = ${device.id}::uuid and purpose = ${purpose} order by id desc limit 1
      )
      and m.id = r.member_id and m.reply_sms and r.phone = '+' || m.country_code || m.phone
      and received_at is not null and used_at is null and r.expires_at > app_now() and tries < ${config.policy.codes.tries}
    returning code_hash = ${hash} as "isRight"`);
  return row?.isRight ?? false;
}
