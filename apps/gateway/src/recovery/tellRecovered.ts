import type { RecoveryKind } from '@ezwallet/api-client/contract';
import type { Services } from '../call/Services.ts';
import { sql } from '../db/index.ts';
import { getMember } from '../members/members.ts';
import { newFreezeLink } from '../messages/stop-links.ts';
import { tellOwner } from '../messages/tellOwner.ts';

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
    const link = newFreezeLink(services.config, memberId);
    await services.db.query(link.store);
    tellOwner(services, member, state === 'done' ? `recovered ${kind}` : 'notRecovered', {}, link);
  }
}
