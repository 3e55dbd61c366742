import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { readNickname } from '../../identity/readNickname.ts';

export const setNickName: Handler<typeof contract.user.setNickName> = async ({ nickName }, { db, session }) => {
  const row = await db.maybe(sql`
    update member set nick_name = ${readNickname(nickName)}
    where id = ${session.memberId} and nick_name in ('', '-') returning 1`);
  if (!row) throw new ApiFailure('ALREADY_EXISTS');
  return true;
};
