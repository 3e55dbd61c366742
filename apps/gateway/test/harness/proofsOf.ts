import { VERIFY_TYPES } from '@ezwallet/api-client/contract';
import { sql } from '../../src/db/index.ts';
import type { TestDevice } from './TestDevice.ts';
import type { TestGateway, TestMember } from './testGateway.ts';

interface Proofs {
  readonly codes: readonly { readonly type: number; readonly code: string }[];
}

/** The proofs that a change of a member's security takes without an authenticator, with new codes. */
export async function proofsOf(gateway: TestGateway, device: TestDevice, member: TestMember): Promise<Proofs> {
  const { phone, email } = await gateway.db.one<{ phone: string | null; email: string | null }>(sql`
    select phone, email from member where id = ${member.id}`);
  // Lets the gateway send new codes at once.
  await gateway.db.query(sql`delete from attempt_counter where key ~ '^(code|cost) '`);
  const codes: { type: number; code: string }[] = [];
  if (phone !== null) {
    await device.call('/exchangeUser/sendMsg', { scene: 'security' });
    codes.push({ type: VERIFY_TYPES.phone, code: await gateway.code(`+86${phone}`) });
  }
  if (email !== null && (phone === null || member.paymentPassword === '')) {
    await device.call('/exchangeUser/sendEmailRegCode', { scene: 'security' });
    codes.push({ type: VERIFY_TYPES.email, code: await gateway.code(email) });
  }
  if (codes.length < 2)
    codes.push(
      member.paymentPassword === ''
        ? { type: VERIFY_TYPES.loginPassword, code: member.password }
        : { type: VERIFY_TYPES.payPassword, code: member.paymentPassword },
    );
  return { codes };
}
