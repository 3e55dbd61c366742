import { ApiFailure } from '../../call/ApiFailure.ts';
import type { CallContext } from '../../call/CallContext.ts';
import { networkOf } from '../../call/networkOf.ts';
import { sql } from '../../db/index.ts';
import type { Inviting } from '../members/createMember.ts';
import { isDeviceOf } from '../members/devices.ts';

/**
 * Finds who invited somebody that registers.
 * @throws {ApiFailure} `ARGS_INVALID` if nobody has the code, `USER_INVALID` if its owner signs in on this device
 */
export async function findInviter(
  { db, device, ip }: Pick<CallContext, 'db' | 'device' | 'ip'>,
  invitationCode: string | undefined,
): Promise<Inviting | undefined> {
  if (invitationCode === undefined) return undefined;
  const inviter = await db.maybe<{ id: bigint; isHere: boolean }>(sql`
    select id, ${isDeviceOf(sql`member.id`, device)} as "isHere" from member
    where invitation_code = ${invitationCode.toUpperCase()}`);
  if (!inviter) throw new ApiFailure('ARGS_INVALID', { fields: ['invitationCode'] });
  if (inviter.isHere) throw new ApiFailure('USER_INVALID');
  return { inviter: inviter.id, network: networkOf(ip) };
}
