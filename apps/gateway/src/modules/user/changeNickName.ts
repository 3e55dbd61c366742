import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';
import { readNickname } from '../../identity/readNickname.ts';

export const changeNickName: Handler<typeof contract.user.changeNickName> = async ({ nickName }, { db, session }) => {
  await db.query(sql`update member set nick_name = ${readNickname(nickName)} where id = ${session.memberId}`);
  return true;
};
