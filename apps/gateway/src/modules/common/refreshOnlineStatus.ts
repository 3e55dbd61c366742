import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { sql } from '../../db/index.ts';

export const refreshOnlineStatus: Handler<typeof contract.common.refreshOnlineStatus> = async (
  _input,
  { db, session },
) => {
  await db.query(sql`
    update member set last_seen_at = app_now()
    where id = ${session.memberId} and (last_seen_at is null or last_seen_at < app_now() - interval '1 minute')`);
  return true;
};
