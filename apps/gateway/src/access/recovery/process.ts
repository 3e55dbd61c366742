import type { RecoveryKind } from '@ezwallet/api-client/contract';
import type { Policy } from '../../config/index.ts';
import { type Db, sql } from '../../db/index.ts';
import { keyOf, type LoginName } from '../../people/members/login-name.ts';
import { emailOf, getMember, type Member, phoneOf } from '../../people/members/members.ts';
import { alarmTo } from '../../people/messages/notices.ts';
import { holdOutgoing } from '../../people/members/holds.ts';
import { runProcess } from '../../process/runProcess.ts';
import { unbindOtp } from '../factors/otp.ts';
import { lifeOfRecovery, type RecoveryState } from './life.ts';
import { signOutEverywhere, storePassword } from './storePassword.ts';

/** A request with what it replaces. */
export interface RecoveryRequest {
  readonly id: bigint;
  readonly memberId: bigint;
  readonly kind: RecoveryKind;
  readonly state: RecoveryState;
  readonly passwordHash: string | null;
  readonly countryCode: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Moves requests. Statements of other calls stop them by `stop_recovery`. */
export const recoveryProcess = runProcess(lifeOfRecovery, { wait: applyRequest });

/** Replaces what was lost, after the wait. */
async function applyRequest(tx: Db, id: bigint, policy: Policy): Promise<void> {
  // The member before the request, as in every other change: two that lock in another order could wait for each other.
  await tx.query(sql`
    select 1 from member where id = (select member_id from recovery_request where id = ${id}) for no key update`);
  const request = await tx.maybe<RecoveryRequest>(sql`
    select id, member_id as "memberId", kind, state, password_hash as "passwordHash", country_code as "countryCode", phone, email
    from recovery_request where id = ${id} and state = 'waiting' for update`);
  if (!request) return;
  const before = await getMember(tx, request.memberId);
  const isReplaced = await REPLACE[request.kind](tx, request, policy);
  await recoveryProcess.move(tx, request, isReplaced ? 'apply' : 'fail', { by: 'clock' });
  const to = namesOf(before, await getMember(tx, request.memberId));
  await tx.query(alarmTo(request.memberId, isReplaced ? `recovered ${request.kind}` : 'notRecovered', { to }));
  // The hash has done its work.
  if (request.kind === 'password') await tx.query(sql`update recovery_request set password_hash = '' where id = ${id}`);
}

/**
 * Every phone and mailbox before and after, each once: the one that was replaced may be the only one that a thief does not have.
 */
function namesOf(...members: readonly Member[]): LoginName[] {
  const names = members.flatMap((member) => [phoneOf(member), emailOf(member)]).filter((name) => name !== undefined);
  return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}

type Replace = (tx: Db, request: RecoveryRequest, policy: Policy) => Promise<boolean>;

const REPLACE: Readonly<Record<RecoveryKind, Replace>> = {
  async password(tx, { memberId, passwordHash }, policy) {
    await storePassword(tx, policy, { memberId, hash: passwordHash ?? '', hold: true });
    return true;
  },

  async phone(tx, { memberId, countryCode, phone }, policy) {
    const row = await tx.maybe(sql`
      update member set country_code = ${countryCode}, phone = ${phone}
      where id = ${memberId} and not exists (
        select 1 from member o where o.country_code = ${countryCode} and o.phone = ${phone}) returning 1`);
    if (!row) return false;
    await holdOutgoing(tx, policy, memberId, 'phone');
    await signOutEverywhere(tx, memberId);
    return true;
  },

  async email(tx, { memberId, email }, policy) {
    const row = await tx.maybe(sql`
      update member set email = ${email}
      where id = ${memberId} and not exists (select 1 from member o where lower(o.email) = lower(${email})) returning 1`);
    if (!row) return false;
    await holdOutgoing(tx, policy, memberId, 'email');
    await signOutEverywhere(tx, memberId);
    return true;
  },

  async otp(tx, { memberId }, policy) {
    if (!(await unbindOtp(tx, memberId))) return false;
    await holdOutgoing(tx, policy, memberId, 'otpOff');
    await signOutEverywhere(tx, memberId);
    return true;
  },
};
