import { afterAll, beforeAll, expect, it } from 'vitest';
import { BILL_WINDOWS, RECORD_TYPES } from '@ezwallet/api-client/contract';
import { type Sql, sql } from '../../src/db/index.ts';
import { countBills, selectBills, selectHidden, selectPostings } from '../../src/ledger/queryStatements.ts';
import { pruneIdem } from '../../src/ledger/upkeepStatements.ts';
import { filterOf } from '../../src/records/bills/bill-view.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

const MEMBERS = 400;
const BILLS = 40_000;
/** Has as many bills as all others together, one in a hundred of them a recharge. */
const member = 1000n;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.query(sql`
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, counterparty_user_id, created_at)
    select to_char(n, 'FM00000000000000000000'), n % ${MEMBERS}::int, case n % 2 when 0 then 'SEND' else 'RECV' end,
      (array[101, 301, 401, 501, 804, 902])[1 + (n / ${MEMBERS}::int) % 6], 'USDT', n, -1, (n * 7) % ${MEMBERS}::int,
      app_now() - n * interval '3 minutes'
    from generate_series(1, ${BILLS}::int) n`);
  await test.db.query(sql`
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, counterparty_user_id, created_at)
    select to_char(n, 'FM10000000000000000000'), ${member}, case n % 2 when 0 then 'SEND' else 'RECV' end,
      case when n % 100 = 1 then 101 else 301 end, 'USDT', n, -1, 1, app_now() - n * interval '3 minutes'
    from generate_series(1, ${BILLS}::int) n`);
  await test.db.exec('vacuum analyze bill');
});
afterAll(async () => await test.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** The steps of a statement. */
async function planOf(statement: Sql): Promise<Plan[]> {
  const { 'QUERY PLAN': tree } = await test.db.one<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`
    explain (format json) ${statement}`);
  const steps = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(steps)];
  return steps(tree[0].Plan);
}

/** Every way in which a statement reaches a table. */
async function scansOf(statement: Sql): Promise<string[]> {
  return (await planOf(statement)).flatMap((step) =>
    step['Relation Name'] === undefined ? [] : [`${step['Node Type']} ${step['Relation Name']}`],
  );
}

const page = { userId: member, pageNo: 1, pageSize: 20 };
const kinds = RECORD_TYPES.flatMap((type) => {
  const filter = filterOf(type);
  return filter ? [[type, filter] as const] : [];
});

it.each(kinds)('a page of %s and its total read no other member’s bills', async (_type, filter) => {
  for (const days of BILL_WINDOWS) {
    const all = { ...page, userId: 7n, ...filter };
    const query = { ...all, from: Date.now() - days * 86_400_000 };
    for (const statement of [selectBills(query), countBills(query), selectBills(all)]) {
      const scans = (await scansOf(statement)).filter((scan) => scan.endsWith(' bill'));
      expect(scans.length).toBeGreaterThan(0);
      for (const scan of scans) expect(scan).toMatch(/^(?:Index|Index Only|Bitmap Heap) Scan /);
    }
  }
});

it('a page of a rare kind reads that kind alone, and sorts nothing', async () => {
  for (const statement of [selectBills({ ...page, ...filterOf('DEPOSIT') }), selectBills(page)]) {
    const steps = (await planOf(statement)).map((step) => step['Node Type']);
    expect(steps).toEqual(['Limit', 'Index Scan']);
  }
  const [, scan] = await planOf(selectBills({ ...page, ...filterOf('DEPOSIT') }));
  expect(scan?.['Index Name']).toBe('bill_of_kind');
});

it('the total of all kinds reads no bill', async () => {
  for (const query of [page, { ...page, from: Date.now() - 30 * 86_400_000 }])
    expect((await planOf(countBills(query))).map((step) => step['Node Type'])).toEqual([
      'Aggregate',
      'Index Only Scan',
    ]);
});

it.each<[string, Sql]>([
  ['a search', selectBills({ ...page, userId: 7n, search: { text: 'lunch', counterparties: [1n, 2n] } })],
  [
    'what somebody got',
    sql`
    select sum(amount) from bill where user_id = 7 and asset_id = 'USDT' and biz_type = 902 and direction = 'RECV'
      and status = 2 and created_at > app_now() - interval '1 day'`,
  ],
  ['which bills are hidden', selectHidden(7n, ['00000000000000000007'])],
  ['the hidden bills', selectBills({ ...page, userId: 7n, hidden: true })],
  ['recharges', sql`select * from recharge where user_id = 7 and not hidden order by created_at desc limit 20`],
  ['counterparties', sql`select distinct counterparty_user_id from bill where user_id = 7 and not hidden`],
])('%s: no scan of all bills', async (_name, statement) => {
  const scans = await scansOf(statement);
  expect(scans.some((scan) => scan.endsWith(' bill'))).toBe(true);
  expect(scans).not.toContain('Seq Scan bill');
});

it('old request numbers are found without a scan of all of them', async () => {
  await test.db.query(sql`
    insert into idem (actor, key, op, hash, code, at)
    select 1, n::text, 'request', '', '0000', app_now() - (${BILLS}::int - n) * interval '3 minutes'
    from generate_series(1, ${BILLS}::int) n`);
  await test.db.exec('analyze idem');
  expect(await scansOf(pruneIdem())).toContain('Bitmap Heap Scan idem');
});

it('the postings of one movement are found without the other entries of its accounts', async () => {
  const group = '00000000-0000-0000-0000-000000000001';
  await test.db.query(sql`
    insert into transfer (id, group_id, leg, debit_id, credit_id, asset_id, amount, biz_type, created_at)
    overriding system value
    select n, case n when 1 then ${group}::uuid else gen_random_uuid() end, 1, system_account('world', 'USDT'),
      system_account('promo', 'USDT'), 'USDT', 1, 101, app_now()
    from generate_series(1, ${BILLS}::int) n`);
  await test.db.query(sql`
    insert into entry (account_id, seq, transfer_id, amount, balance_after)
    select system_account('promo', 'USDT'), n, n, 1, n from generate_series(1, ${BILLS}::int) n`);
  await test.db.exec('analyze transfer; analyze entry');
  const steps = await planOf(selectPostings(group));
  expect(steps.map((step) => step['Index Name'])).toContain('entry_transfer');
  const scans = await scansOf(selectPostings(group));
  expect(scans).toContain('Bitmap Heap Scan entry');
  expect(scans).not.toContain('Seq Scan transfer');
});
