import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';

/** So many of a member are kept for a day: more tell staff nothing. */
const MOST_A_DAY = 20;

/** It costs none of the tries of the day: a camera that does not work is nobody's fault. */
export const saveFailKyc3Record: Handler<typeof contract.trading.saveFailKyc3Record> = async (
  { reason },
  { db, session },
) => {
  await db.query(sql`
    insert into kyc_video_failure (member_id, reason)
    select ${session.memberId}, ${reason} where (
      select count(*) from kyc_video_failure where member_id = ${session.memberId} and at > app_now() - interval '1 day') < ${MOST_A_DAY}`);
  return true;
};
