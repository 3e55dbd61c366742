import type { Services } from '../../call/Services.ts';
import { type Sql, sql } from '../../db/index.ts';
import { type LoginName, maskLoginName } from '../members/login-name.ts';
import { emailOf, type Member, phoneOf } from '../members/members.ts';
import { NOTICES, type OwnerNotice } from './account-events.ts';
import { type NewLink, newFreezeLink } from './stop-links.ts';
import { type MessageFacts, writeMessage } from './writeMessage.ts';

type Sender = Pick<Services, 'db' | 'messenger'>;

const HIDDEN = '…';

/** Every phone and mailbox of a member, so that a thief of one of them cannot keep a notice from the owner. */
const channelsOf = (member: Member): LoginName[] =>
  [phoneOf(member), emailOf(member)].filter((name) => name !== undefined);

/**
 * Tells the owner of an account at once that its security has changed. These notices do not wait in the queue: the database
 * must not have the link, which shuts the account without a login. Only the record is kept.
 * @param link its `store` has run
 * @param to default: every phone and mailbox of the member
 */
export function tellOwner(
  { db, messenger }: Sender,
  member: Member,
  notice: OwnerNotice,
  facts: MessageFacts = {},
  link?: NewLink,
  to: readonly LoginName[] = channelsOf(member),
): void {
  const words = writeMessage(member, notice, facts, link);
  const text = link ? words.text.replaceAll(link.url, HIDDEN) : words.text;
  for (const name of to.filter(({ kind }) => messenger.canReach(kind))) {
    messenger.send(name, words, async (isSent) => {
      await db.query(sql`
        insert into message (member_id, channel, type, event, about, done_at, state, target, text)
        values (${member.id}, ${name.kind === 'phone' ? 'sms' : 'email'}, ${NOTICES[notice]}, ${notice}, gen_random_uuid()::text,
          app_now(), ${isSent ? 'sent' : 'failed'}, ${maskLoginName(name)}, ${text})`);
    });
  }
}

/**
 * Makes a change that weakens what guards an account, and tells its owner with a link that shuts the account: whoever made it
 * may have been at an unlocked browser.
 * @param member as it was before the change @param change statements that go out with the link's, in the same round trip
 */
export async function changeAndTell(
  services: Pick<Services, 'db' | 'messenger' | 'config'>,
  member: Member,
  notice: OwnerNotice,
  change: readonly Sql[],
  facts: MessageFacts = {},
): Promise<void> {
  const link = newFreezeLink(services.config, member.id);
  await services.db.batch([...change, link.store]);
  tellOwner(services, member, notice, facts, link);
}
