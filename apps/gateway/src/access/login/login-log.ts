import type { CallContext } from '../../call/CallContext.ts';
import { type Db, sql } from '../../db/index.ts';

/** How a login proves who it is. */
export type LoginMethod = 'password' | 'code' | 'secondFactor' | 'register' | 'biometrics' | 'passkey';

/** What came of it: a session, a question for a code, a wrong proof, or an account that is closed. */
export type LoginOutcome = 'opened' | 'asked' | 'wrong' | 'closed';

/**
 * Records what came of a login. Where there is no account it records nothing, but takes as long, so that time does not show
 * whether an account exists.
 */
export async function recordLogin(
  { device, ip }: Pick<CallContext, 'device' | 'ip'>,
  db: Pick<Db, 'query'>,
  memberId: bigint | undefined,
  entry: { readonly method: LoginMethod; readonly result: LoginOutcome },
): Promise<void> {
  await db.query(sql`
    insert into login_log (member_id, method, result, device_id, device_name, user_agent, address)
    select id, ${entry.method}, ${entry.result}, ${device.id}::uuid, ${device.name}, ${device.userAgent}, ${ip}
    from member where id = ${memberId ?? null}`);
}
