import type { Services } from '../call/Services.ts';
import { sql } from '../db/index.ts';
import { openOtpSecret } from '../access/factors/otp.ts';
import { otpCode, otpStep } from '../secrets/totp.ts';
import { readClock } from './clock-calls.ts';

const SHOWN = 20;

interface Row {
  readonly id: bigint;
  readonly userNo: string;
  readonly nickName: string;
  readonly wrapped: Buffer;
  readonly isBound: boolean;
  readonly last: bigint;
}

/**
 * The current code of each authenticator, and of each key that waits to be bound, the latest first. The app of a phone follows
 * the real clock, so after a skip its codes are none of the sandbox's.
 */
export async function listAuthenticators({ db, config }: Pick<Services, 'db' | 'config'>) {
  const { now, ahead } = await readClock({ db });
  const rows = await db.query<Row>(sql`
    select m.id, m.user_no as "userNo", m.nick_name as "nickName", o.wrapped_secret as wrapped, o.bound_at is not null as "isBound",
      o.last_step as last
    from member_otp o join member m on m.id = o.member_id order by o.offered_at desc, m.id desc limit ${SHOWN}`);
  const step = otpStep(now);
  const list = rows.map(({ id, wrapped, last, ...row }) => ({
    ...row,
    code: otpCode(openOtpSecret(config, id, wrapped), step),
    /** No code works twice. */
    isUsed: last >= BigInt(step),
  }));
  return { list, ahead };
}
