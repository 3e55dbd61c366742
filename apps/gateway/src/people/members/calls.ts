import type { contract } from '@ezwallet/api-client/contract';
import { checkNickname } from '@ezwallet/validators';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';

/** Reads a nickname in its normal form. @throws {ApiFailure} `ARGS_INVALID` */
function readNickname(text: string): string {
  const checked = checkNickname(text);
  if (!checked.ok) throw new ApiFailure('ARGS_INVALID', { fields: ['nickName'] });
  return checked.value;
}

export const setNickName: Handler<typeof contract.user.setNickName> = async ({ nickName }, { db, session }) => {
  const row = await db.maybe(sql`
    update member set nick_name = ${readNickname(nickName)}
    where id = ${session.memberId} and nick_name in ('', '-') returning 1`);
  if (!row) throw new ApiFailure('ALREADY_EXISTS');
  return true;
};

export const changeNickName: Handler<typeof contract.user.changeNickName> = async ({ nickName }, { db, session }) => {
  await db.query(sql`update member set nick_name = ${readNickname(nickName)} where id = ${session.memberId}`);
  return true;
};
