import type { RecoveryKind } from '@ezwallet/api-client/contract';
import type { Services } from '../../call/Services.ts';
import { sql } from '../../db/index.ts';
import type { LoginName } from '../../people/members/login-name.ts';
import { emailOf, getMember, phoneOf } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';

interface Ended {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly kind: RecoveryKind;
  readonly state: 'done' | 'failed';
  readonly oldCountryCode: string | null;
  readonly oldPhone: string | null;
  readonly oldEmail: string | null;
}

/**
 * Tells owners how their requests ended: on what they have now, and on the phone or mailbox that was replaced, which may be the
 * only one that a thief does not have. The notice and the mark that it is written are one transaction.
 */
export async function tellRecovered({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  await db.tx(async (tx) => {
    const ended = await tx.query<Ended>(sql`
      select id, member_id as "memberId", kind, state, old_country_code as "oldCountryCode", old_phone as "oldPhone", old_email as "oldEmail"
      from recovery_request where state in ('done', 'failed') and told_at is null for update skip locked`);
    for (const request of ended) {
      const { id, memberId, kind, state } = request;
      const member = await getMember(tx, memberId);
      const to = distinct([phoneOf(member), emailOf(member), ...namesBefore(request)]);
      await tx.batch([
        alarmTo(config, memberId, state === 'done' ? `recovered ${kind}` : 'notRecovered', { to }),
        sql`
          update recovery_request set told_at = app_now(), old_country_code = null, old_phone = null, old_email = null
          where id = ${id}`,
      ]);
    }
  });
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
