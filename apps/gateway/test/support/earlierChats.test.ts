import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, sql } from '../../src/db/index.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ empty: true });
  await migrate(test.db, { until: '0341_invitations.sql' });
  await test.db.exec(`
    set session_replication_role = replica;
    insert into member (id, user_no, phone, password_hash, invitation_code) overriding system value
      values (1, 'ACDEF', '1', 'x', 'EZACDEF');
    insert into sale (id, bill_no, seller_id, asset_id, amount, price, fiat, fiat_amount, pay_method_id, pay_account_id, queued_until, state)
      overriding system value values (1, 's', 1, 'USDT', 1, 1, 'CNY', 1, 1, 1, now(), 'new');
    insert into purchase (id, sale_id, bill_no, buyer_id, pay_remark, first_seq) overriding system value
      select n, 1, 'p' || n, 1, '', 1 from generate_series(1, 2) n;
    insert into chat (purchase_id, last_seq, buyer_seen, seller_seen) values (1, 2, 1, 2), (2, 1, 0, 1);
    insert into chat_message (purchase_id, seq, by, text) values (1, 1, 'buyer', 'one'), (1, 2, 'seller', 'two'), (2, 1, 'staff', 'three');
    set session_replication_role = origin`);
  await migrate(test.db);
});
afterAll(async () => await test.close());

it('chats of before are conversations of their trades, with their messages and marks', async () => {
  const rows = await test.db.query(sql`
    select c.purchase_id as "purchase", c.kind, c.last_seq as "lastSeq", c.opener_seen as "buyer", c.other_seen as "seller",
      (select string_agg(m.by || ' ' || m.text, ', ' order by m.seq) from conversation_message m where m.conversation_id = c.id) as said
    from conversation c order by c.purchase_id`);
  expect(rows).toEqual([
    { purchase: 1n, kind: 'trade', lastSeq: 2, buyer: 1, seller: 2, said: 'buyer one, seller two' },
    { purchase: 2n, kind: 'trade', lastSeq: 1, buyer: 0, seller: 1, said: 'staff three' },
  ]);
});

it('they go on: another message has the next number, and nobody changes an earlier one', async () => {
  const { seq } = await test.db.one<{ seq: number }>(sql`
    select seq from add_message(chat_of(1), 'buyer', gen_random_uuid(), 'next', null, '{}', 100)`);
  expect(seq).toBe(3);
  await expect(test.db.query(sql`update conversation_message set text = 'x'`)).rejects.toThrow('evidence');
});
