import { base32 } from '@scure/base';
import { sql } from '../../src/db/index.ts';
import { sealBytes } from '../../src/secrets/sealed-bytes.ts';
import { newOtpSecret, otpCode, otpStep } from '../../src/secrets/totp.ts';
import type { TestDevice } from './TestDevice.ts';
import type { TestGateway } from './testGateway.ts';

/** Makes the outgoing money of a member wait for a day, as after a change of the payment password. */
export async function startHold({ db }: TestGateway, memberId: bigint): Promise<void> {
  await db.query(sql`
    insert into outgoing_hold (member_id, reason, until)
    values (${memberId}, 'paymentPassword', app_now() + interval '1 day')`);
}

/** Gives a member an authenticator that is a month old. @returns its code now, as a proof */
export async function giveOtp({ db, services }: TestGateway, memberId: bigint): Promise<{ type: 3; code: string }> {
  const secret = newOtpSecret();
  const wrapped = sealBytes(services.config.secrets.masterKey, secret, `authenticator of member ${memberId}`);
  await db.query(sql`
    insert into member_otp (member_id, wrapped_secret, bound_at)
    values (${memberId}, ${wrapped}, app_now() - interval '30 days')`);
  return { type: 3, code: otpCode(secret, otpStep(services.clock.now())) };
}

/** Asks for the secret of an authenticator. @returns a code that binds it */
export async function offeredOtpCode(device: TestDevice): Promise<string> {
  const { body, head } = await device.call('/exchangeUser/getOtpInfo');
  return otpCode(base32.decode(body.secret), otpStep(head.serverTime));
}
