import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, markSandbox, sql } from '../../src/db/index.ts';
import { createLedger, type Ledger } from '../../src/ledger/index.ts';
import { accepted, available, expectSound, freshKey, fund } from '../harness/ledgerFixture.ts';
import { shiftClock } from '../harness/shiftClock.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

let test: TestDatabase;
let db: Db;
let ledger: Ledger;
let nextUser = 100n;
const newUser = (): bigint => (nextUser += 1n);

beforeAll(async () => {
  test = await createTestDatabase();
  db = test.db;
  ledger = createLedger(db);
});
afterAll(async () => {
  await expectSound(ledger);
  await test.close();
});

/** Two users, the first with 100 units. */
async function pair(): Promise<{ from: bigint; to: bigint; actor: bigint; asset: string }> {
  const from = newUser();
  await fund(ledger, from, 100n);
  return { from, to: newUser(), actor: from, asset: 'USDT' };
}

describe('transfer', () => {
  it('moves money, writes both bills, and shows its postings', async () => {
    const users = await pair();
    const receipt = accepted(await ledger.transfer({ ...users, key: freshKey(), amount: 30n, remark: 'lunch' }));
    expect(receipt.billNo).toMatch(/^\d{22}$/);
    expect(await available(ledger, users.from)).toBe(70n);
    expect(await available(ledger, users.to)).toBe(30n);

    const common = {
      asset: 'USDT',
      amount: 30n,
      fee: 0n,
      bonus: 0n,
      status: 2,
      bizType: 301,
      remark: 'lunch',
      groupId: receipt.groupId,
      createdAt: receipt.createdAt,
      hidden: false,
    };
    expect(await ledger.bill(users.from, receipt.billNo)).toEqual({
      ...common,
      billNo: receipt.billNo,
      userId: users.from,
      direction: 'SEND',
      counterpartyUserId: users.to,
    });
    expect(await ledger.bill(users.to, receipt.recvBillNo)).toEqual({
      ...common,
      billNo: receipt.recvBillNo,
      userId: users.to,
      direction: 'RECV',
      counterpartyUserId: users.from,
    });
    expect(await ledger.bill(users.to, receipt.billNo)).toBeUndefined();

    const postings = await ledger.postings(receipt.groupId);
    expect(postings.map(({ ownerId, amount, balanceAfter }) => ({ ownerId, amount, balanceAfter }))).toEqual([
      { ownerId: users.from, amount: -30n, balanceAfter: 70n },
      { ownerId: users.to, amount: 30n, balanceAfter: 30n },
    ]);
  });

  it.each([
    ['payer', 88n, 10n, 2n],
    ['payee', 90n, 8n, 2n],
  ] as const)('takes a fee from the %s', async (paidBy, left, got, fee) => {
    const users = await pair();
    const receipt = accepted(
      await ledger.transfer({ ...users, key: freshKey(), amount: 10n, fee: { amount: fee, paidBy } }),
    );
    expect(await available(ledger, users.from)).toBe(left);
    expect(await available(ledger, users.to)).toBe(got);
    const toFee = (await ledger.postings(receipt.groupId)).find(({ accountKind }) => accountKind === 'fee');
    expect(toFee).toMatchObject({ leg: 2, amount: 2n, balanceAfter: null });
    await ledger.fold();
    const folded = (await ledger.postings(receipt.groupId)).find(({ accountKind }) => accountKind === 'fee');
    expect(folded?.balanceAfter).toBeGreaterThanOrEqual(2n);
  });

  it('refuses, and keeps refusing under the same key', async () => {
    const users = await pair();
    const key = freshKey();
    const command = { ...users, key, amount: 101n };
    expect(await ledger.transfer(command)).toEqual({ ok: false, code: 'BALANCE_NOT_ENOUGH' });
    await fund(ledger, users.from, 1_000n);
    expect(await ledger.transfer(command)).toEqual({ ok: false, code: 'BALANCE_NOT_ENOUGH' });
    expect(await ledger.transfer({ ...command, key: freshKey() })).toMatchObject({ ok: true });
  });

  it.each([
    ['nothing', { amount: 0n }, 'AMOUNT_INVALID'],
    ['less than nothing', { amount: -1n }, 'AMOUNT_INVALID'],
    ['a fee that eats the amount', { fee: { amount: 10n, paidBy: 'payee' } }, 'AMOUNT_INVALID'],
    ['a negative fee', { fee: { amount: -1n, paidBy: 'payer' } }, 'AMOUNT_INVALID'],
    ['a fee beyond the balance', { amount: 99n, fee: { amount: 2n, paidBy: 'payer' } }, 'BALANCE_NOT_ENOUGH'],
    ['an unknown asset', { asset: 'NOPE' }, 'ASSET_NOT_FOUND'],
    ['an asset the sender never had', { asset: 'BTC' }, 'BALANCE_NOT_ENOUGH'],
  ] as const)('refuses %s', async (_case, change, code) => {
    const users = await pair();
    expect(await ledger.transfer({ ...users, key: freshKey(), amount: 10n, ...change })).toEqual({ ok: false, code });
    expect(await available(ledger, users.from)).toBe(100n);
  });

  it('refuses a transfer from a user to the same user', async () => {
    const { from, actor, asset } = await pair();
    expect(await ledger.transfer({ actor, asset, from, to: from, key: freshKey(), amount: 1n })).toEqual({
      ok: false,
      code: 'USER_INVALID',
    });
  });

  it('answers a replay with the first receipt and a reused key with ARGS_INVALID', async () => {
    const users = await pair();
    const command = { ...users, key: freshKey(), amount: 10n };
    const first = await ledger.transfer(command);
    expect(await ledger.transfer(command)).toEqual(first);
    expect(await ledger.transfer({ ...command, amount: 11n })).toEqual({ ok: false, code: 'ARGS_INVALID' });
    expect(await ledger.transfer({ ...command, remark: 'x' })).toEqual({ ok: false, code: 'ARGS_INVALID' });
    expect(await ledger.voidHold({ actor: users.from, key: command.key, refKind: 'x', refId: '1' })).toEqual({
      ok: false,
      code: 'ARGS_INVALID',
    });
    expect(await available(ledger, users.from)).toBe(90n);
    expect(await ledger.transfer({ ...command, actor: users.to })).toMatchObject({ ok: true });
  });

  it('numbers bills by the day of UTC+8', async () => {
    const sandboxed = await createTestDatabase();
    await markSandbox(sandboxed.db);
    const own = createLedger(sandboxed.db);
    const noonInShanghai = Date.UTC(2030, 0, 10, 4);
    await fund(own, 1n, 1_000n);
    const dayOfBill = async (hours: number) => {
      await shiftClock(sandboxed.db, noonInShanghai + hours * 3_600_000 - Date.now());
      const command = { actor: 1n, key: freshKey(), from: 1n, to: 2n, asset: 'USDT', amount: 100n };
      return accepted(await own.transfer(command)).billNo.slice(0, 8);
    };
    expect(await dayOfBill(11.9)).toBe('20300110');
    expect(await dayOfBill(12.1)).toBe('20300111');
    await expectSound(own);
    await sandboxed.close();
  });

  it('joins a transaction of its caller, and a refusal leaves that usable', async () => {
    const users = await pair();
    const command = { ...users, key: freshKey(), amount: 10n };
    await expect(
      db.tx(async (tx) => {
        accepted(await createLedger(tx).transfer(command));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await available(ledger, users.from)).toBe(100n);
    await db.tx(async (tx) => {
      const within = createLedger(tx);
      accepted(await within.transfer(command));
      expect(await within.transfer({ ...command, amount: 1n })).toEqual({ ok: false, code: 'ARGS_INVALID' });
      accepted(await within.transfer({ ...command, key: freshKey(), amount: 1n }));
    });
    expect(await available(ledger, users.from)).toBe(89n);
  });
});

describe('holds', () => {
  const ref = () => ({ refKind: 'order', refId: freshKey() });

  it('keep money from being spent until they are captured', async () => {
    const users = await pair();
    const order = ref();
    const held = accepted(
      await ledger.hold({ ...order, ...users, key: freshKey(), amount: 60n, fee: 5n, bizType: 804 }),
    );
    expect(await ledger.balances(users.from)).toMatchObject([{ balance: 100n, held: 65n, available: 35n }]);
    expect(await ledger.transfer({ ...users, key: freshKey(), amount: 36n })).toEqual({
      ok: false,
      code: 'BALANCE_NOT_ENOUGH',
    });
    expect(await ledger.bill(users.from, held.billNo ?? '')).toMatchObject({
      status: 0,
      groupId: null,
      amount: 60n,
      fee: 5n,
    });

    const withoutBill = { ...order, actor: 0n, key: freshKey(), to: users.to, amount: 50n, bizTypes: { send: 804 } };
    expect(await ledger.capture(withoutBill)).toEqual({ ok: false, code: 'ARGS_INVALID' });
    const captured = accepted(
      await ledger.capture({
        ...order,
        actor: 0n,
        key: freshKey(),
        to: users.to,
        amount: 50n,
        fee: 5n,
        bizTypes: { send: 804, recv: 902 },
      }),
    );
    expect(captured.billNo).toBe(held.billNo);
    expect(await ledger.balances(users.from)).toMatchObject([{ balance: 45n, held: 0n, available: 45n }]);
    expect(await available(ledger, users.to)).toBe(50n);
    expect(await ledger.bill(users.from, held.billNo ?? '')).toMatchObject({
      status: 2,
      groupId: captured.groupId,
      amount: 50n,
      counterpartyUserId: users.to,
    });
    expect(await ledger.bill(users.to, captured.recvBillNo ?? '')).toMatchObject({
      bizType: 902,
      direction: 'RECV',
      amount: 50n,
    });
    expect(await ledger.voidHold({ ...order, actor: 0n, key: freshKey() })).toEqual({
      ok: false,
      code: 'ORDER_ALREADY_DONE',
    });
  });

  it('give the money back when voided', async () => {
    const users = await pair();
    const order = ref();
    const held = accepted(await ledger.hold({ ...order, ...users, key: freshKey(), amount: 100n, bizType: 401 }));
    accepted(await ledger.voidHold({ ...order, actor: 0n, key: freshKey() }));
    expect(await available(ledger, users.from)).toBe(100n);
    expect(await ledger.bill(users.from, held.billNo ?? '')).toMatchObject({ status: -1 });
    const late = { ...order, actor: 0n, key: freshKey(), to: users.to, amount: 1n, bizTypes: { send: 804 } };
    expect(await ledger.capture(late)).toEqual({ ok: false, code: 'ORDER_ALREADY_DONE' });
  });

  it('pay out to the world', async () => {
    const users = await pair();
    const order = ref();
    accepted(await ledger.hold({ ...order, ...users, key: freshKey(), amount: 99n, fee: 1n }));
    const out = accepted(
      await ledger.capture({
        ...order,
        actor: 0n,
        key: freshKey(),
        to: 'world',
        amount: 99n,
        fee: 1n,
        bizTypes: { send: 401 },
      }),
    );
    expect(out).toMatchObject({ billNo: null, recvBillNo: null });
    expect(await available(ledger, users.from)).toBe(0n);
    expect((await ledger.postings(out.groupId)).map(({ accountKind, amount }) => [accountKind, amount])).toEqual([
      ['main', -99n],
      ['world', 99n],
      ['main', -1n],
      ['fee', 1n],
    ]);
  });

  it('refuse commands that do not fit the hold', async () => {
    const users = await pair();
    const order = ref();
    const command = { ...order, ...users, key: freshKey(), amount: 50n };
    expect(await ledger.hold({ ...command, amount: 101n })).toEqual({ ok: false, code: 'BALANCE_NOT_ENOUGH' });
    accepted(await ledger.hold({ ...command, key: freshKey() }));
    expect(await ledger.hold({ ...command, key: freshKey(), amount: 1n })).toEqual({
      ok: false,
      code: 'ALREADY_EXISTS',
    });
    const capture = { ...order, actor: 0n, bizTypes: { send: 804 } };
    expect(await ledger.capture({ ...capture, key: freshKey(), to: users.to, amount: 50n, fee: 1n })).toEqual({
      ok: false,
      code: 'AMOUNT_INVALID',
    });
    expect(await ledger.capture({ ...capture, key: freshKey(), to: users.from, amount: 50n })).toEqual({
      ok: false,
      code: 'USER_INVALID',
    });
    expect(await ledger.capture({ ...capture, refId: 'none', key: freshKey(), to: users.to, amount: 1n })).toEqual({
      ok: false,
      code: 'ORDER_NOT_FOUND',
    });
    expect(await ledger.voidHold({ ...order, refId: 'none', actor: 0n, key: freshKey() })).toEqual({
      ok: false,
      code: 'ORDER_NOT_FOUND',
    });
    expect(await ledger.hold({ ...command, ...ref(), key: freshKey(), asset: 'NOPE' })).toEqual({
      ok: false,
      code: 'ASSET_NOT_FOUND',
    });
  });
});

describe('bills', () => {
  it('are paged newest first, filtered, and hidden by their owner only', async () => {
    const users = await pair();
    const sent: string[] = [];
    for (let i = 1n; i <= 5n; i += 1n)
      sent.unshift(accepted(await ledger.transfer({ ...users, key: freshKey(), amount: i })).billNo);
    const page = (query: object) => ledger.bills({ userId: users.from, pageNo: 1, pageSize: 2, ...query });
    const first = await page({ direction: 'SEND' });
    expect(first.total).toBe(5);
    expect(first.list.map(({ billNo }) => billNo)).toEqual(sent.slice(0, 2));
    expect((await page({ direction: 'SEND', pageNo: 3 })).list.map(({ billNo }) => billNo)).toEqual(sent.slice(4));
    expect((await page({ bizTypes: [101] })).total).toBe(1);
    expect((await page({ bizTypes: [] })).total).toBe(0);
    expect((await page({ asset: 'BTC' })).total).toBe(0);
    expect((await page({ statuses: [0, -1] })).total).toBe(0);
    const at = first.list[0]?.createdAt ?? 0;
    expect((await page({ until: at + 1_000, from: at - 60_000 })).total).toBe(6);
    expect((await page({ from: at + 1_000 })).total).toBe(0);

    expect(await ledger.hideBills(users.to, sent)).toEqual([]);
    expect(await ledger.hideBills(users.from, sent.slice(0, 1))).toEqual(sent.slice(0, 1));
    expect((await page({ direction: 'SEND' })).total).toBe(4);
    expect(await ledger.bill(users.from, sent[0] ?? '')).toBeUndefined();
  });
});

describe('freezing', () => {
  it('stops debits, also of accounts that are opened later, but not credits', async () => {
    const users = await pair();
    const stranger = newUser();
    await ledger.setFrozen(users.from, true);
    await ledger.setFrozen(stranger, true);
    expect(await ledger.transfer({ ...users, key: freshKey(), amount: 1n })).toEqual({
      ok: false,
      code: 'USER_INVALID',
    });
    expect(await ledger.hold({ ...users, key: freshKey(), amount: 1n, refKind: 'x', refId: freshKey() })).toEqual({
      ok: false,
      code: 'USER_INVALID',
    });
    await fund(ledger, stranger, 5n, 'BTC');
    expect(
      await ledger.transfer({ actor: 0n, key: freshKey(), from: stranger, to: users.to, asset: 'BTC', amount: 1n }),
    ).toEqual({ ok: false, code: 'USER_INVALID' });
    await ledger.setFrozen(users.from, false);
    expect(await ledger.transfer({ ...users, key: freshKey(), amount: 1n })).toMatchObject({ ok: true });
  });
});

describe('the core of the ledger', () => {
  it('is append-only', async () => {
    for (const table of ['transfer', 'entry']) {
      await expect(db.exec(`update ${table} set amount = 1`)).rejects.toMatchObject({ code: 'P0A01' });
      await expect(db.exec(`delete from ${table}`)).rejects.toMatchObject({ code: 'P0A01' });
    }
  });

  it('keeps the amounts of bills and holds, also those that wait [S28]', async () => {
    const users = await pair();
    const held = await ledger.hold({
      actor: 0n,
      key: freshKey(),
      refKind: 'kept',
      refId: freshKey(),
      from: users.from,
      asset: users.asset,
      amount: 1n,
      bizType: 804,
    });
    expect(held).toMatchObject({ ok: true });
    for (const change of [
      'amount = amount + 1',
      'fee = fee + 1',
      'user_id = user_id + 1',
      "direction = 'RECV'",
      'amount = amount + 1, status = -1',
    ])
      await expect(db.exec(`update bill set ${change} where user_id = ${users.from}`), change).rejects.toMatchObject({
        code: 'P0A01',
      });
    await expect(db.exec(`update hold set amount = amount + 1`)).rejects.toMatchObject({ code: 'P0A01' });
  });

  it('has no transfer between two assets and no overdrawn account, whoever writes [S28]', async () => {
    const user = newUser();
    await fund(ledger, user, 1n, 'USDT');
    await fund(ledger, user, 1n, 'BTC');
    await expect(
      db.query(sql`insert into transfer (group_id, leg, debit_id, credit_id, asset_id, amount, biz_type, created_at)
        select gen_random_uuid(), 1, a.id, b.id, 'USDT', 1, 301, now() from account a, account b
        where a.owner_id = ${user} and b.owner_id = ${user} and a.asset_id = 'USDT' and b.asset_id = 'BTC'`),
    ).rejects.toMatchObject({ code: '23503' });
    await expect(db.query(sql`update account set balance = -1 where owner_id = ${user}`)).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('has an audit that sees damage and stops all money until an operator resumes', async () => {
    const own = await createTestDatabase();
    const broken = createLedger(own.db);
    await fund(broken, 1n, 100n);
    await fund(broken, 2n, 100n);
    await expectSound(broken);
    await own.db.query(sql`update account set balance = balance + 1 where owner_kind = 'user' and owner_id = 1`);
    const audit = await broken.audit();
    expect(audit.ok).toBe(false);
    expect(
      Object.entries(audit.violations)
        .filter(([, count]) => count !== 0n)
        .map(([name]) => name),
    ).toEqual(['unbalanced_assets', 'balance_not_sum_of_entries', 'last_entry_not_balance']);
    expect((await broken.halted())?.reason).toContain('unbalanced_assets');
    const command = { actor: 1n, key: freshKey(), from: 1n, to: 2n, asset: 'USDT', amount: 1n };
    expect(await broken.transfer(command)).toEqual({ ok: false, code: 'TRY_AGAIN_LATER' });
    await own.db.query(sql`update account set balance = balance - 1 where owner_kind = 'user' and owner_id = 1`);
    await broken.resume();
    expect(await broken.transfer(command)).toMatchObject({ ok: true });
    await expectSound(broken);
    await own.close();
  });

  it('folds a long backlog in batches, several folders at once', async () => {
    const own = await createTestDatabase();
    const ledger = createLedger(own.db);
    // In parts, each far below the time limit of a statement.
    for (let part = 0; part < 12; part++) {
      await own.db.exec(`do $$ begin
        for i in ${part * 500 + 1}..${part * 500 + 500} loop
          perform op_credit((0, 'backlog-' || i, 'h')::ledger_key, (null, 1 + i % 50, 'USDT', 1 + i % 7, 0, '')::money_order, 'world', 101);
        end loop; end $$`);
    }
    const folded = await Promise.all([ledger.fold(), ledger.fold(), ledger.fold()]);
    expect(folded.reduce((sum, count) => sum + count)).toBe(6_000);
    expect(await own.db.query(sql`select seq from account where kind = 'world' and seq > 0`)).toEqual([
      { seq: 6_000n },
    ]);
    await expectSound(ledger);
    await own.close();
  });

  it('forgets answers after 30 days only', async () => {
    const own = await createTestDatabase();
    await markSandbox(own.db);
    const ledger = createLedger(own.db);
    const command = { actor: 0n, key: freshKey(), to: 1n, asset: 'USDT', amount: 1n };
    const first = await ledger.credit(command);
    await shiftClock(own.db, 29 * 86_400_000);
    await ledger.prune();
    expect(await ledger.credit(command)).toEqual(first);
    await shiftClock(own.db, 31 * 86_400_000);
    await ledger.prune();
    expect(await own.db.query(sql`select * from idem`)).toEqual([]);
    await own.close();
  });
});
