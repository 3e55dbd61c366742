import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { deviceKey } from '../../people/members/devices.ts';

/** Counts nothing for a question that has ended meanwhile. */
export const rateAnswer: Handler<typeof contract.inbox.rateAnswer> = async ({ id, isHelpful }, ctx) => {
  const { db, session, device } = ctx;
  const rater = session ? `member ${session.memberId}` : `device ${deviceKey(device)}`;
  await db.query(sql`
    insert into answer_rating (version_id, rater, is_helpful)
    select id, ${rater}, ${isHelpful} from content_now where kind = 'faq' and code = ${id}
    on conflict (version_id, rater) do update set is_helpful = excluded.is_helpful, rated_at = excluded.rated_at`);
  return true;
};
