import type { SupportSubject } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../call/ApiFailure.ts';
import { admitting } from '../../call/raised.ts';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import type { Language } from '../../outside/mail/letter.ts';
import { readAnswerTime } from './answer-time.ts';
import { writeAutomaticAnswer } from './automatic-answer.ts';
import { findQuestions } from './findQuestions.ts';
import { askSupport, createConversation, type NewMessage } from './conversations.ts';

/** The first message of a member, and what it is about. */
export interface Question extends Omit<NewMessage, 'fileId' | 'fileType'> {
  readonly subject: SupportSubject;
  readonly reference: string;
}

/**
 * Begins a conversation of a member, or goes on with an open one about the same.
 * @returns its name
 * @throws {ApiFailure} `ORDER_NOT_FOUND` for an order or bill of somebody else, `OVER_MAX_TOTAL`
 */
export async function openConversation(
  db: Db,
  policy: Policy,
  memberId: bigint,
  { subject, reference, ...said }: Question,
): Promise<string> {
  return await db.tx(async (tx) => {
    const { language } = await tx.one<{ language: Language | null }>(sql`
      select language from member where id = ${memberId} for no key update`);
    const mine = await tx.query<{ id: bigint; no: string; isRepeated: boolean; isSame: boolean }>(sql`
      select h.id, h.no, h.subject = ${subject} and h.reference = ${reference} as "isSame",
        exists (select 1 from conversation_message c where c.conversation_id = h.id and c.nonce = ${said.nonce}::uuid) as "isRepeated"
      from conversation h where h.kind = 'support' and h.member_id = ${memberId} and h.state <> 'closed'`);
    const repeated = mine.find(({ isRepeated }) => isRepeated);
    if (repeated) return repeated.no;
    await assertOwn(tx, memberId, subject, reference);
    const same = mine.find(({ isSame }) => isSame);
    if (!same && mine.length >= policy.support.openConversations) throw new ApiFailure('OVER_MAX_TOTAL');
    const asker = { memberId, guest: null, language };
    const { id, no } = same ?? (await createConversation(tx, asker, subject, reference));
    await askSupport(tx, policy, id, { ...said, fileId: null, fileType: null });
    if (!same) await answerByItself(tx, policy, id, said.text, language);
    return no;
  });
}

/** Says when a person answers, and which questions may help meanwhile. */
export async function answerByItself(
  tx: Db,
  policy: Policy,
  id: bigint,
  question: string,
  language: Language | null,
): Promise<void> {
  const links = await findQuestions(tx, question, language);
  const text = writeAutomaticAnswer(language, policy, await readAnswerTime(tx, policy), links.length > 0);
  await admitting(
    tx.query(sql`
      select add_message(${id}, 'house', gen_random_uuid(), ${text}, null, '{}', ${policy.support.most}, ${links}::text[])`),
  );
}

/** @throws {ApiFailure} `ORDER_NOT_FOUND` for a number that the member does not have */
async function assertOwn(tx: Db, memberId: bigint, subject: SupportSubject, reference: string): Promise<void> {
  if (reference === '' && subject !== 'order' && subject !== 'bill') return;
  const found = await tx.maybe(sql`
    select 1 where ${subject} = 'order' and exists (select 1 from own_side(${memberId}, ${reference}) o where o.side is not null)
      or ${subject} = 'bill' and exists (select 1 from bill where bill_no = ${reference} and user_id = ${memberId})`);
  if (!found) throw new ApiFailure('ORDER_NOT_FOUND');
}
