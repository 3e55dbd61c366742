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
  await gateway.db.query(sql`delete from attempt_counter where key like 'code %'`);
  return { userId: body.userId, preToken: body.preToken };
}
