import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentProcess } from '../../src/money/cashier/process.ts';
import { migrate, sql } from '../../src/db/index.ts';
import { depositProcess } from '../../src/money/deposits/process.ts';
import { withdrawalProcess } from '../../src/money/withdrawals/process.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase({ empty: true });
  await migrate(test.db, { until: '0041_money_path.sql' });
});
afterAll(async () => await test.close());

it('carries the life of withdrawals, deposits and payments of an older database over', async () => {
  const { db } = test;
  await db.exec(`
    set session_replication_role = replica;
    insert into member (id, user_no, phone, password_hash, invitation_code) overriding system value
      values (1, 'ACDEF', '1', 'x', 'EZACDEF');
    insert into merchant (member_id, merchant_no, name, secret) values (1, 'M1', 'Tea house', '');
    insert into withdrawal (id, bill_no, member_id, protocol, currency, address, amount, fee, value, day, state, version,
      required, attempts, txid, payload) values
      (1, 'w1', 1, 'TRC20', 'USDT', 'T', 5, 1, 5, '2026-01-01', 'done', 5, 6, 1, 'tx', 'p'),
      (2, 'w2', 1, 'TRC20', 'USDT', 'T', 5, 1, 5, '2026-01-01', 'approved', 4, 6, 1, 'ty', 'p'),
      (3, 'w3', 1, 'TRC20', 'USDT', 'T', 5, 1, 5, '2026-01-01', 'refused', 2, 6, 0, null, null);
    insert into withdrawal_event (withdrawal_id, seq, from_state, to_state, actor, txid) values
      (1, 1, 'new', 'review', 'member', null), (1, 2, 'review', 'approved', 'policy', null),
      (1, 3, 'approved', 'signed', 'sender', 'tx'), (1, 4, 'signed', 'sent', 'sender', 'tx'),
      (1, 5, 'sent', 'done', 'sender', 'tx'),
      (2, 1, 'new', 'review', 'member', null), (2, 2, 'review', 'approved', 'operator', null),
      (2, 3, 'approved', 'review', 'sender', null), (2, 4, 'review', 'approved', 'operator', null),
      (3, 1, 'new', 'review', 'member', null), (3, 2, 'review', 'refused', 'operator', null);
    insert into deposit (id, protocol, txid, log_index, member_id, address, currency, raw, asset_id, amount, required, state,
      version, credited_at) overriding system value values
      (1, 'TRC20', 'a', 0, 1, 'T', 'USDT', 5, 'USDT', 5, 6, 'credited', 5, now()),
      (2, 'TRC20', 'b', 0, 1, 'T', 'USDT', 5, 'USDT', 5, 6, 'cancelled', 3, null);
    insert into deposit_event (deposit_id, seq, from_state, to_state) values
      (1, 1, 'new', 'confirming'), (1, 2, 'confirming', 'orphaned'), (1, 3, 'orphaned', 'dropped'),
      (1, 4, 'dropped', 'confirming'), (1, 5, 'confirming', 'credited'),
      (2, 1, 'new', 'confirming'), (2, 2, 'confirming', 'review'), (2, 3, 'review', 'cancelled');
    insert into merchant_payment (id, merchant_id, out_trade_no, terms, token, asset_id, amount, subject, notify_url,
      return_url, created_at, expires_at, begun_at, closed_at) overriding system value values
      (1, 1, 'n1', '', 't1', 'USDT', 5, '', '', '', now(), now() + interval '1 hour', null, null),
      (2, 1, 'n2', '', 't2', 'USDT', 5, '', '', '', now(), now() + interval '1 hour', now(), null),
      (3, 1, 'n3', '', 't3', 'USDT', 5, '', '', '', now() - interval '2 hours', now() - interval '1 hour', now(), null),
      (4, 1, 'n4', '', 't4', 'USDT', 5, '', '', '', now(), now() + interval '1 hour', null, now());
    reset session_replication_role`);

  await migrate(db);

  const life = async (process: typeof withdrawalProcess | typeof depositProcess | typeof paymentProcess, id: bigint) =>
    (await process.events(db, id)).map(({ event, actor }) => `${actor} ${event}`);
  expect(await life(withdrawalProcess, 1n)).toEqual([
    'member request',
    'policy approve',
    'sender sign',
    'sender send',
    'sender confirm',
  ]);
  expect(await life(withdrawalProcess, 2n)).toEqual([
    'member request',
    'operator approve',
    'sender giveUp',
    'operator approve',
  ]);
  expect(await life(withdrawalProcess, 3n)).toEqual(['member request', 'operator refuse']);
  expect(await life(depositProcess, 1n)).toEqual([
    'watcher see',
    'watcher orphan',
    'watcher drop',
    'watcher seeAgain',
    'watcher credit',
  ]);
  expect(await life(depositProcess, 2n)).toEqual(['watcher see', 'watcher stop', 'operator reject']);
  expect(await life(paymentProcess, 1n)).toEqual(['merchant place']);
  expect(await life(paymentProcess, 2n)).toEqual(['merchant place', 'payer begin']);
  expect(await life(paymentProcess, 3n)).toEqual(['merchant place', 'clock expire']);
  expect(await life(paymentProcess, 4n)).toEqual(['merchant place', 'merchant close']);

  const { faults } = await db.one<{ faults: bigint }>(sql`
    select cases_apart_from_their_events as faults from invariant_process`);
  expect(faults).toBe(0n);
  expect(await db.query(sql`select process, case_id::int as id, name from process_deadline order by 1, 2`)).toEqual([
    { process: 'payment', id: 1, name: 'pay' },
    { process: 'payment', id: 2, name: 'pay' },
    { process: 'withdrawal', id: 2, name: 'sign' },
  ]);
});
