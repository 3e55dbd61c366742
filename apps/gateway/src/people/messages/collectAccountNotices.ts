import { type Db, sql } from '../../db/index.ts';
import { BIZ_TYPES } from '../../ledger/index.ts';
import { tellHappened } from './notices.ts';
import { readOn } from './readOn.ts';

const { recharge, transfer, payOut, payIn } = BIZ_TYPES;

/** Bills of trades and of rewards are left out: the trade and the reward say it themselves. */
const EVENT = sql`case
  when b.direction = 'RECV' and b.biz_type = ${recharge} and b.status = 2 then 'recharge'
  when b.direction = 'RECV' and b.biz_type = ${transfer} and b.counterparty_user_id is null and b.remark in ('ACTIVITY', 'INVITATION') then null
  when b.direction = 'RECV' and b.biz_type in (${transfer}, ${payIn}) and b.status = 2 then 'transferIn'
  when b.direction = 'SEND' and b.biz_type = ${transfer} and b.status = 2 then 'transferOut'
  when b.direction = 'SEND' and b.biz_type = ${payOut} and b.status = 2 and w.id is null then 'transferOut'
  when b.direction = 'SEND' and b.biz_type = ${payOut} and b.status = 2 then 'withdrawalDone'
  when b.direction = 'SEND' and b.biz_type = ${payOut} and b.status = -1 then 'withdrawalReturned' end`;

/**
 * Writes the notices about money that came and went, and about changes that make outgoing money wait. A bill counts when it
 * ends; one that changes long after, as when its owner hides it, says nothing.
 */
export async function collectAccountNotices(db: Db): Promise<void> {
  await db.query(sql`
    ${readOn('account')}, money as (
      select b.user_id, ${EVENT} as event, b.bill_no, b.asset_id, b.amount, b.created_at, w.id as withdrawal_id, d.credited_at
      from reader r join bill b on b.changed >= r.read_to and b.changed < r.until
      left join lateral (select id from withdrawal where bill_no = b.bill_no offset 0) w on true
      left join lateral (select credited_at from deposit where bill_no = b.bill_no offset 0) d on true
    ), happened (member_id, event, about, facts) as (
      select m.user_id, m.event, m.bill_no, jsonb_build_object('billNo', m.bill_no, 'currency', m.asset_id, 'amount', m.amount::text)
      from money m
      where m.event is not null and app_now() - interval '1 hour' < coalesce(m.credited_at,
        (select max(e.at) from process_event e where e.process = 'withdrawal' and e.case_id = m.withdrawal_id), m.created_at)
      union all
      select h.member_id, 'hold ' || h.reason, h.id::text, jsonb_build_object('until', epoch_ms(h.until))
      from reader r join outgoing_hold h on h.changed >= r.read_to and h.changed < r.until
    ) ${tellHappened()}`);
}
