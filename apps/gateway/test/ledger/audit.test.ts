import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDb, type Db, sql } from '../../src/db/index.ts';
import { createLedger, type Ledger } from '../../src/ledger/index.ts';
import { accepted, freshKey, fund } from '../harness/ledgerFixture.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
let db: Db;
let ledger: Ledger;
beforeEach(async () => {
  test = await createTestDatabase();
  // One connection, so that the server's counters of rows read are this test's own.
  db = createDb({ url: test.url, max: 1 });
  ledger = createLedger(db);
});
afterEach(async () => {
  await db.close();
  await test.close();
});

const SOUND = { ok: true, complete: true, failure: '' };
const transfer = async (on: Ledger = ledger) =>
  accepted(await on.transfer({ actor: 0n, key: freshKey(), from: 1n, to: 2n, asset: 'USDT', amount: 1n }));
const checkpoint = async () => (await db.one<{ at: number }>(sql`select at from audit_checkpoint`)).at;

describe('the checkpoint', () => {
  it('is made by the first audit, which looks at everything, and moved by recent ones that find nothing', async () => {
    await fund(ledger, 1n, 100n);
    expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'full' });
    const first = await checkpoint();
    await transfer();
    expect(await ledger.audit('full')).toMatchObject({ ...SOUND, scope: 'full' });
    expect(await checkpoint()).toBe(first);
    expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'recent' });
    const second = await checkpoint();
    expect(second).toBeGreaterThan(first);

    await db.query(sql`update account set balance = balance + 1 where owner_id = 1`);
    expect(await ledger.audit('recent')).toMatchObject({ ok: false, complete: true });
    expect(await checkpoint()).toBe(second);
    expect((await ledger.halted())?.reason).toContain('balance_not_sum_of_entries');
    expect(await ledger.audit('recent')).toMatchObject({ ok: false });
    await db.query(sql`update account set balance = balance - 1 where owner_id = 1`);
    expect(await ledger.audit('recent')).toMatchObject(SOUND);
  });

  it('leaves old rows to the full audit', async () => {
    await fund(ledger, 1n, 100n);
    await transfer();
    await ledger.audit('full');
    await db.exec(
      `alter table entry disable trigger all; update entry set balance_after = balance_after + 1 where seq = 1`,
    );
    expect(await ledger.audit('recent')).toMatchObject(SOUND);
    expect(await ledger.audit('full')).toMatchObject({ ok: false, violations: { broken_chains: 3n } });
  });

  it('sees through folding: the second side of an old transfer may come late', async () => {
    await fund(ledger, 1n, 100n);
    await ledger.audit('recent');
    await ledger.fold();
    await transfer();
    expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'recent' });
    expect(await ledger.fold()).toBe(0);
    expect(await ledger.audit('recent')).toMatchObject(SOUND);
  });

  it('is followed by what began before it and committed after it', async () => {
    const slow = new pg.Client({ connectionString: test.url });
    await slow.connect();
    await fund(ledger, 1n, 100n);
    await fund(ledger, 3n, 100n);
    await ledger.audit('recent');
    for (const isSound of [true, false]) {
      await slow.query('begin');
      await slow.query(
        `select op_transfer((0, $1, 'h')::ledger_key, (3, 4, 'USDT', 1, 0, '')::money_order, false, 301, 301)`,
        [freshKey()],
      );
      if (!isSound) await slow.query(`update bill set group_id = gen_random_uuid() where user_id = 4`);
      await transfer();
      expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'recent' });
      await transfer();
      expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'recent' });
      await slow.query('commit');
      expect(await ledger.audit('recent')).toMatchObject({ ok: isSound, complete: true, scope: 'recent' });
    }
    expect((await ledger.audit('recent')).violations).toMatchObject({
      bills_without_transfer: 2n,
      unpaired_transfers: 0n,
    });
    await slow.end();
  });

  it('of another server is worth nothing: a restored database starts with a full audit', async () => {
    await fund(ledger, 1n, 100n);
    await ledger.audit('recent');
    await db.exec(`
      update audit_checkpoint set snapshot = '900000000000:900000000000:';
      alter table bill disable trigger all; update bill set changed = '900000000001'; alter table bill enable trigger all`);
    expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'full' });
    const bill = sql`update bill set group_id = gen_random_uuid()`;
    await db.exec('alter table bill disable trigger all');
    await db.query(bill);
    // A row from the dump is not new for ever.
    expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'recent' });
    await db.exec('alter table bill enable trigger all');
    await db.query(bill);
    expect(await ledger.audit('recent')).toMatchObject({ ok: false, scope: 'recent' });
  });

  it('is shared by audits that run at once', async () => {
    const many = createDb({ url: test.url, max: 4 });
    await fund(ledger, 1n, 100n);
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all([1, 2, 3, 4].map(() => createLedger(many).audit('recent')));
      for (const audit of all) expect(audit).toMatchObject(SOUND);
      await transfer();
    }
    await many.close();
  });
});

describe('what an audit costs', () => {
  /** Rows that the server read from tables of the gateway. */
  const rowsRead = async (work: () => Promise<unknown>): Promise<number> => {
    const total = async () => {
      await db.query(sql`select pg_stat_force_next_flush()`);
      const { rows } = await db.one<{ rows: string }>(sql`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::text as rows from pg_stat_user_tables
        where schemaname = 'public'`);
      return Number(rows);
    };
    const before = await total();
    await work();
    return (await total()) - before;
  };
  const MEMBERS = 50;
  /** In many transactions, as they come, and with statistics that are half as old as the table. */
  const makeBills = async (count: number, round: number) => {
    const batches = Math.min(count / 2, 40);
    for (let batch = 0; batch < batches; batch++) {
      await db.exec(`do $$ begin
        for i in 1..${count / 2 / batches} loop
          perform op_transfer((0, 'load-${round}-${batch}-' || i, 'h')::ledger_key,
            (1 + i % ${MEMBERS}, 1 + (i + 1) % ${MEMBERS}, 'USDT', 1, 0, '')::money_order, false, 301, 301);
        end loop; end $$`);
      if (batch === batches / 2) await db.exec('analyze');
    }
  };
  const recent = async () => expect(await ledger.audit('recent')).toMatchObject({ ...SOUND, scope: 'recent' });

  it('does not grow with the number of bills', async () => {
    // A transaction that stays open all the time must not keep what came after it new.
    const idle = new pg.Client({ connectionString: test.url });
    await idle.connect();
    await idle.query('begin');
    await idle.query('select pg_current_xact_id()');
    for (let user = 1n; user <= MEMBERS; user += 1n) await fund(ledger, user, 1_000_000n);
    await ledger.fold();
    await ledger.audit('full');
    const costs: number[] = [];
    for (const [round, count] of [20, 20_000].entries()) {
      await makeBills(count, round);
      await ledger.audit('recent');
      for (let index = 0; index < 10; index++) await transfer();
      costs.push(await rowsRead(recent));
    }
    const [few = 0, many = 0] = costs;
    const full = await rowsRead(async () => expect(await ledger.audit('full')).toMatchObject(SOUND));
    expect(full).toBeGreaterThan(60_000);
    expect(many).toBeLessThan(2_500);
    expect(many).toBeLessThan(few * 1.5);
    if (process.env['AUDIT_COSTS']) console.info({ few, many, full });
    await idle.end();
  });

  it('does not grow with anything else that was audited', async () => {
    await fund(ledger, 1n, 100n);
    await ledger.audit('full');
    const before = await rowsRead(recent);
    // Rows that fit nothing, as a checkpoint that saw them leaves them: only a full audit would look at them.
    await db.exec(`
      set session_replication_role = replica;
      insert into member (id, user_no, phone, password_hash, invitation_code)
        values (1, 'AAAAA', '1', '', 'a'), (2, 'BBBBB', '2', '', 'b');
      insert into hold (account_id, amount, captured, state, ref_kind, ref_id, bill_no, created_at, closed_at, changed)
        select 1, 1, 1, 1, 'withdrawal', 'x' || n, n::text, now(), now(), '0' from generate_series(1, 5000) n;
      insert into withdrawal (bill_no, member_id, protocol, currency, address, amount, fee, value, day, state, required, changed)
        select n::text, 1, 'TRC20', 'USDT', 'x', 1, 0, 1, '2026-01-01', 'refused', 6, '0' from generate_series(1, 5000) n;
      insert into withdrawal_day (member_id, day, used, changed)
        select 1, date '2000-01-01' + n, 5, '0' from generate_series(1, 5000) n;
      insert into deposit (protocol, txid, log_index, member_id, address, currency, raw, asset_id, amount, required, state, version, changed)
        select 'TRC20', n::text, 0, 1, 'x', 'USDT', 1, 'USDT', 1, 6, 'dropped', 9, '0' from generate_series(1, 5000) n;
      insert into bonus (member_id, source, name, amount, bill_no, state, day, settled_at, credit_bill, changed)
        select 1, 'payMethod', 'x', 1, n::text, 'credited', '2026-01-01', now(), n::text, '0' from generate_series(1, 5000) n;
      insert into method_bonus_day (member_id, day, used, changed)
        select 1, date '2000-01-01' + n, 5, '0' from generate_series(1, 5000) n;
      insert into acceptor_income (bill_no, member_id, transaction_type, pay_method_id, turnover, spread, rebate_rate, rebate, credit_bill, changed)
        select n::text, 1, 8, 1, 1, 0, 0, 1, 'i' || n, '0' from generate_series(1, 5000) n;
      insert into voucher (id, member_id, kind, name, source, value, starts_at, ends_at)
        values ('v', 1, 2, 'x', 'x', 1, now(), now() + interval '1 day');
      insert into voucher_use (bill_no, voucher_id, member_id, bonus, state, day, settled_at, changed)
        select n::text, 'v', 1, 5, 'returned', '2026-01-01', now(), '0' from generate_series(1, 5000) n;
      insert into merchant_payment (merchant_id, out_trade_no, terms, token, asset_id, amount, subject, notify_url, return_url, expires_at, changed)
        select 1, n::text, '', n::text, 'USDT', 1, '', '', '', now() + interval '1 day', '0' from generate_series(1, 5000) n;
      insert into merchant_payment_part (bill_no, payment_id, is_late, changed)
        select n::text, n, false, '0' from generate_series(1, 5000) n;
      reset session_replication_role; analyze`);
    await transfer();
    const after = await rowsRead(recent);
    if (process.env['AUDIT_COSTS']) console.info({ before, after });
    expect(after).toBeLessThan(before + 500);
  });
});
