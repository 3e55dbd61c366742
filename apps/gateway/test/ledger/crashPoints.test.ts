import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, sql } from '../../src/db/index.ts';
import { createLedger, type Ledger } from '../../src/ledger/index.ts';
import { accepted, expectSound, freshKey, fund } from '../harness/ledgerFixture.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
let db: Db;
let ledger: Ledger;

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  ledger = createLedger(db);
  // A bomb goes off at the n-th row written by its own connection; -1 disarms it.
  await db.exec(`
    create function bomb() returns trigger language plpgsql as $$
    declare
      v_left int := coalesce(nullif(current_setting('test.bomb', true), ''), '-1')::int;
    begin
      if v_left = 0 then raise exception 'bomb' using errcode = 'XX999'; end if;
      if v_left > 0 then perform set_config('test.bomb', (v_left - 1)::text, true); end if;
      return new;
    end $$;`);
  for (const table of ['idem', 'hold', 'transfer', 'account', 'entry', 'account_delta', 'bill']) {
    await db.exec(`create trigger a_bomb before insert or update on ${table} for each row execute function bomb()`);
  }
});
afterAll(() => test.close());

const state = () =>
  db.one(sql`select
    (select jsonb_agg(to_jsonb(a) order by a.id) from account a where balance <> 0 or held <> 0 or seq <> 0) as accounts,
    (select jsonb_agg(to_jsonb(h) order by h.id) from hold h) as holds,
    (select jsonb_agg(to_jsonb(b) order by b.bill_no) from bill b) as bills,
    (select count(*) from entry) as entries, (select count(*) from transfer) as transfers, (select count(*) from idem) as answers,
    (select count(*) from account_delta) as deltas`);

const USDT = { asset: 'USDT', actor: 1n };
const ref = { refKind: 'order', refId: 'bombed' };

/** In this order each command finds what the one before it left. */
const commands = {
  credit: (on: Ledger, key: string) => on.credit({ ...USDT, key, to: 1n, amount: 50n }),
  transfer: (on: Ledger, key: string) =>
    on.transfer({ ...USDT, key, from: 1n, to: 2n, amount: 10n, fee: { amount: 1n, paidBy: 'payer' } }),
  hold: (on: Ledger, key: string) => on.hold({ ...USDT, ...ref, key, from: 1n, amount: 20n, bizType: 804 }),
  capture: (on: Ledger, key: string) =>
    on.capture({ ...USDT, ...ref, key, to: 2n, amount: 15n, fee: 1n, bizTypes: { send: 804, recv: 902 } }),
  secondHold: (on: Ledger, key: string) =>
    on.hold({ ...USDT, ...ref, refId: 'void', key, from: 1n, amount: 5n, bizType: 804 }),
  voidHold: (on: Ledger, key: string) => on.voidHold({ ...USDT, ...ref, refId: 'void', key }),
};

describe('a command that breaks off at any of its writes', () => {
  it.each(Object.entries(commands))('%s leaves nothing, and the same key then works', async (_name, give) => {
    await fund(ledger, 1n, 100n);
    const key = freshKey();
    const before = await state();
    let writes = 0;
    for (; ; writes += 1) {
      const attempt = db.tx(async (tx) => {
        await tx.query(sql`select set_config('test.bomb', ${String(writes)}, true)`);
        accepted(await give(createLedger(tx), key));
        const { left } = await tx.one<{ left: string }>(sql`select current_setting('test.bomb') as left`);
        throw new Error(Number(left) >= 0 ? 'went through' : 'disarmed');
      });
      const error = await attempt.catch((caught: unknown) => caught as Error & { code?: string });
      expect(await state()).toEqual(before);
      if ((error as Error).message === 'went through') break;
      expect(error).toMatchObject({ code: 'XX999' });
    }
    expect(writes).toBeGreaterThanOrEqual(4);
    accepted(await give(ledger, key));
    await expectSound(ledger);
  });
});
