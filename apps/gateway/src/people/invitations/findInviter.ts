import { ApiFailure } from '../../call/ApiFailure.ts';
import { type Db, sql } from '../../db/index.ts';

/** Finds who invited somebody that registers. @throws {ApiFailure} `ARGS_INVALID` if nobody has the code */
export async function findInviter(
  db: Pick<Db, 'maybe'>,
  invitationCode: string | undefined,
): Promise<bigint | undefined> {
  if (invitationCode === undefined) return undefined;
  const inviter = await db.maybe<{ id: bigint }>(
    sql`select id from member where invitation_code = ${invitationCode.toUpperCase()}`,
  );
  if (!inviter) throw new ApiFailure('ARGS_INVALID', { fields: ['invitationCode'] });
  return inviter.id;
}
