import type { RecoveryKind } from '@ezwallet/api-client/contract';
import type { Services } from '../call/Services.ts';
import { sql } from '../db/index.ts';
import { recoveryDoneNotice, recoveryFailedNotice, withLink } from '../mail/security-words.ts';
import { getMember } from '../members/members.ts';
import { tellOwner } from '../members/tellOwner.ts';
import { newFreezeLink } from '../members/stop-links.ts';

interface Ended {
  readonly memberId: bigint;
  readonly kind: RecoveryKind;
  readonly state: 'done' | 'failed';
}

/** Tells owners how their requests ended, each once. */
export async function tellRecovered(services: Services): Promise<void> {
  const ended = await services.db.query<Ended>(sql`
    update recovery_request set told_at = app_now()
    where id in (select id from recovery_request where state in ('done', 'failed') and told_at is null for update skip locked)
    returning member_id as "memberId", kind, state`);
  for (const { memberId, kind, state } of ended) {
    const member = await getMember(services.db, memberId);
    const words = state === 'done' ? recoveryDoneNotice(kind) : recoveryFailedNotice(kind);
    const link = newFreezeLink(services.config, memberId);
    await services.db.query(link.store);
    tellOwner(services, member, withLink(words, 'freeze', link.url, member.antiPhishingCode));
  }
}
