import { afterAll, beforeAll, expect, it } from 'vitest';
import { bonusProcess } from '../../src/money/bonuses/process.ts';
import { migrate, sql } from '../../src/db/index.ts';
import { appealProcess } from '../../src/trade/trades/appeal-process.ts';
import { offerProcess } from '../../src/trade/trades/offer-process.ts';
import { voucherUseProcess } from '../../src/money/vouchers/process.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ empty: true });
  await migrate(test.db, { until: '0311_records_for_positions.sql' });
  const { db } = test;
  await db.exec(`
    set session_replication_role = replica;
    insert into member (id, user_no, phone, password_hash, invitation_code) overriding system value
      values (1, 'ACDEF', '1', 'x', 'EZACDEF');
    insert into acceptor (member_id) values (1);
    insert into purchase_ask (id, buyer_id, req_no, hash, asset_id, amount, price, pay_method_id, since, day_limit, orders, most_open,
      pay_within, pay_remark, promise) overriding system value values (1, 1, 'r', 'h', 'USDT', 1, 7, 1, now(), 1, 1, 1, 1, '', jsonb_populate_record(null::bonus_promise, '{}'));
    insert into offer (id, offer_no, acceptor_id, ask_id, price, middle, state, expires_at) overriding system value values
      (1, 'o1', 1, 1, 7, 7, 'open', now() + interval '1 hour'),
      (2, 'o2', 1, 1, 7, 7, 'open', now() - interval '1 hour'),
      (3, 'o3', 1, 1, 7, 7, 'accepted', now() - interval '1 hour'),
      (4, 'o4', 1, 1, 7, 7, 'taken', now() + interval '1 hour');
    insert into bonus (id, member_id, source, name, amount, bill_no, state, day, settled_at, credit_bill) overriding system value values
      (1, 1, 'payMethod', '', 1, 'b1', 'PLANNED', '2026-01-01', null, null),
      (2, 1, 'payMethod', '', 1, 'b2', 'CREDITED', '2026-01-01', now(), 'b2'),
      (3, 1, 'payMethod', '', 1, 'b3', 'DROPPED', '2026-01-01', now(), null),
      (4, 1, 'voucher', '', 1, 'b2', 'CREDITED', null, now(), 'b2');
    insert into voucher (id, member_id, kind, name, source, value, starts_at, ends_at)
      select 'v' || n, 1, 2, '', '', 1, now(), now() + interval '1 day' from generate_series(1, 3) n;
    insert into voucher_use (bill_no, voucher_id, member_id, bonus, outcome, day, locked_at, settled_at) values
      ('b1', 'v1', 1, 1, 'LOCKED', '2026-01-01', now(), null), ('b2', 'v2', 1, 1, 'CREDITED', '2026-01-01', now(), now()),
      ('b3', 'v3', 1, 1, 'RETURNED', '2026-01-01', now(), now()), ('b4', 'v3', 1, 1, 'RETURNED', '2026-01-01', now(), now());
    insert into sale (id, bill_no, seller_id, asset_id, amount, price, fiat, fiat_amount, pay_method_id, pay_account_id, queued_until, state)
      overriding system value values (1, 's', 1, 'USDT', 1, 1, 'CNY', 1, 1, 1, now(), 'new');
    insert into purchase (id, sale_id, bill_no, buyer_id, pay_remark, first_seq) overriding system value
      select n, 1, 'p' || n, 1, '', 1 from generate_series(1, 5) n;
    insert into appeal (id, sale_id, purchase_id, initiator, reason, is_late, held, held_at, held_by, hold_ended_at, closed_at, outcome,
        result, buyer_amount) overriding system value values
      (1, 1, 1, 'buyer', '', false, 0, null, null, null, now(), 'withdrawn', null, null),
      (2, 1, 2, 'seller', '', true, 5, now(), null, null, null, null, null, null),
      (3, 1, 3, 'buyer', '', true, 5, now(), 'Ming', now(), null, null, null, null),
      (4, 1, 4, 'buyer', '', true, 0, null, null, null, now(), 'agreed', null, null),
      (5, 1, 5, 'buyer', '', false, 0, null, null, null, now(), 'verdict', 'release', 5);
    reset session_replication_role`);
  await migrate(db);
  // The sale of the appeals has no history.
  await db.exec('set session_replication_role = replica; delete from sale; reset session_replication_role');
});
afterAll(async () => await test.close());

const livesOf = async ({ events }: Pick<typeof offerProcess, 'events'>, ids = [1n, 2n, 3n, 4n]) =>
  await Promise.all(
    ids.map(async (id) => (await events(test.db, id)).map(({ event, actor }) => `${event} by ${actor}`)),
  );

it('offers of an older database become cases with a history, and only open ones have a time limit', async () => {
  const lives = await livesOf(offerProcess);
  expect(lives).toEqual([
    ['ask by platform'],
    ['ask by platform', 'miss by clock'],
    ['ask by platform', 'accept by acceptor'],
    ['ask by platform', 'take by platform'],
  ]);
  expect(await test.db.query(sql`select case_id as id from process_deadline where process = 'offer'`)).toEqual([
    { id: 1n },
  ]);
});

it('bonuses of an older database become cases with a history', async () => {
  expect(await livesOf(bonusProcess)).toEqual([
    ['promise by platform'],
    ['promise by platform', 'credit by platform'],
    ['promise by platform', 'drop by platform'],
    ['give by platform'],
  ]);
});

it('uses of vouchers of an older database become cases with a history', async () => {
  const histories = (await livesOf(voucherUseProcess)).map((events) => events.join(', ')).toSorted();
  const returned = 'lock by member, return by platform';
  expect(histories).toEqual(['lock by member', 'lock by member, credit by platform', returned, returned]);
});

it('appeals of an older database become cases with a history, and what they hold has a time limit', async () => {
  expect(await livesOf(appealProcess, [1n, 2n, 3n, 4n, 5n])).toEqual([
    ['open by buyer', 'withdraw by buyer'],
    ['open by seller', 'hold by seller'],
    ['open by buyer', 'hold by operator', 'lapse by clock'],
    ['open by buyer', 'concede by seller'],
    ['open by buyer', 'decide by operator'],
  ]);
  expect(await test.db.query(sql`select case_id as id from process_deadline where process = 'appeal'`)).toEqual([
    { id: 2n },
  ]);
});

it('all of them are what their events say', async () => {
  const apart = await test.db.one<Record<string, bigint>>(sql`select * from invariant_process`);
  expect(Object.values(apart)).toEqual([0n, 0n, 0n]);
});
