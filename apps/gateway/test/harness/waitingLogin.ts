import { VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { sql } from '../../src/db/index.ts';
import type { Caller } from './sentCodes.ts';
import { PASSWORD } from './testGateway.ts';

interface WaitingLogin {
  readonly userId: string;
  readonly preToken: string;
}

/** A login that waits for a proof of a kind. */
export async function waitingLogin({ gateway, device, member }: Caller, kind: number): Promise<WaitingLogin> {
  await gateway.db.query(sql`update member set login_factors = array[${kind}::smallint] where id = ${member.id}`);
  const first = { loginName: member.phone, countryCode: '86', loginType: 1, password: PASSWORD };
  const { body } = await device.call('/exchangeUser/login', first);
  // Other logins of the member need no more than the password.
  await gateway.db.query(sql`update member set login_factors = '{}' where id = ${member.id}`);
  await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
  return { userId: body.userId, preToken: body.preToken };
}

/** A login that waits for a message from the phone. */
export async function replyingLogin(caller: Caller): Promise<WaitingLogin> {
  await caller.gateway.db.query(sql`update member set reply_sms = true where id = ${caller.member.id}`);
  return await waitingLogin(caller, VERIFY_TYPES.phone);
}
