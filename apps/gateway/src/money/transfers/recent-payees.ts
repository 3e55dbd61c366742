import type { contract } from '@ezwallet/api-client/contract';
import { maskUserNumber } from '@ezwallet/validators';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { BIZ_TYPES } from '../../ledger/index.ts';
import { shownName } from '../../people/members/shownName.ts';

/** People in the answer: two rows of a screen. */
const PEOPLE = 8;
/** Transfers looked through for them, so that somebody with many transfers waits no longer. */
const LOOKED_THROUGH = 200;

export const recentPayees: Handler<typeof contract.transfer.recentPayees> = async (_input, { db, session }) => {
  const rows = await db.query<{ userNo: string; nickName: string; lastAt: number }>(sql`
    select m.user_no as "userNo", m.nick_name as "nickName", max(b.created_at) as "lastAt"
    from (
      select counterparty_user_id, created_at from bill
      where user_id = ${session.memberId} and biz_type = ${BIZ_TYPES.transfer} and direction = 'SEND' and not hidden
      order by created_at desc limit ${LOOKED_THROUGH}
    ) b join member m on m.id = b.counterparty_user_id
    where m.user_flag <> 0
    group by m.id order by 3 desc limit ${PEOPLE}`);
  return rows.map(({ userNo, nickName, lastAt }) => ({
    userNo,
    nickMasked: shownName({ nickName, userNo }),
    userNoMasked: maskUserNumber(userNo),
    lastAt,
  }));
};
