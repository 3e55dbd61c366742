import type { RecoveryKind } from '@ezwallet/api-client/contract';
import type { Services } from '../../call/Services.ts';
import { fromNow, sql } from '../../db/index.ts';
import type { LoginName } from '../../people/members/login-name.ts';
import { emailOf, getMember, phoneOf } from '../../people/members/members.ts';
import { newFreezeLink } from '../../people/messages/stop-links.ts';
import { tellOwner } from '../../people/messages/tellOwner.ts';

interface Ended {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly kind: RecoveryKind;
  readonly state: 'done' | 'failed';
  readonly oldCountryCode: string | null;
  readonly oldPhone: string | null;
  readonly oldEmail: string | null;
}

/** Longer than a carrier takes for three tries. */
const TELLING = 60_000;

/**
 * Tells owners how their requests ended: on what they have now, and on the phone or mailbox that was replaced, which may be the
 * only one that a thief does not have. A process that is killed before the messages are out has told nothing, so another one
 * tells again a minute later: twice is better than never.
 */
export async function tellRecovered(services: Services): Promise<void> {
  const { db, config, messenger, log } = services;
  const ended = await db.query<Ended>(sql`
    update recovery_request set telling_until = ${fromNow(TELLING)}
    where id in (
      select id from recovery_request
      where state in ('done', 'failed') and told_at is null and (telling_until is null or telling_until < app_now()) for update skip locked)
    returning id, member_id as "memberId", kind, state, old_country_code as "oldCountryCode", old_phone as "oldPhone", old_email as "oldEmail"`);
  for (const request of ended) {
    const { memberId, kind, state } = request;
    const member = await getMember(db, memberId);
    const link = newFreezeLink(config, memberId);
    await db.query(link.store);
    const names = [phoneOf(member), emailOf(member), ...namesBefore(request)];
    tellOwner(services, member, state === 'done' ? `recovered ${kind}` : 'notRecovered', {}, link, distinct(names));
  }
  if (ended.length === 0) return;
  // Nothing else waits for a slow carrier.
  void messenger
    .settle()
    .then(
      async () =>
        await db.query(sql`
      update recovery_request set told_at = app_now(), old_country_code = null, old_phone = null, old_email = null
      where id = any(${ended.map(({ id }) => id)}::bigint[])`),
    )
    .catch((error: unknown) => log.warn({ err: error }, 'owners will be told again about their requests'));
}

function namesBefore({ oldCountryCode, oldPhone, oldEmail }: Ended): LoginName[] {
  return [
    ...(oldPhone === null ? [] : [{ kind: 'phone', areaCode: oldCountryCode ?? '', number: oldPhone } as const]),
    ...(oldEmail === null ? [] : [{ kind: 'email', email: oldEmail } as const]),
  ];
}

/** Each phone and mailbox once. */
function distinct(names: readonly (LoginName | undefined)[]): LoginName[] {
  return [...new Map(names.flatMap((name) => (name ? [[JSON.stringify(name), name] as const] : []))).values()];
}
