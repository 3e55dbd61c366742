import { afterAll, beforeAll, expect, it } from 'vitest';
import { bonusPromiseType } from '../../src/money/bonuses/pay-method-bonus.ts';
import { moneyCall } from '../../src/call/money-call.ts';
import { sql } from '../../src/db/index.ts';
import { callOpening } from '../../src/access/sessions/sessions.ts';
import { ledgerKey, moneyOrder } from '../../src/ledger/commandStatements.ts';
import { BIZ_TYPES } from '../../src/ledger/index.ts';
import { moveFacts } from '../../src/process/runProcess.ts';
import { acceptorTerms } from '../../src/trade/trades/acceptors.ts';
import { tradeActType, tradeRulesType } from '../../src/trade/trades/actOnTrade.ts';
import { acceptorRulesType } from '../../src/trade/trades/asking.ts';
import { lateAppealRulesType } from '../../src/trade/trades/late-appeal-time.ts';
import { purchaseOrder, saleOrder } from '../../src/trade/trades/records-of-orders.ts';
import { partOfUpload } from '../../src/people/uploads/uploads.ts';
import { transferOrder } from '../../src/money/transfers/send-money.ts';
import { withdrawalOrder } from '../../src/money/withdrawals/requestWithdrawal.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

const DECLARED = [
  acceptorRulesType,
  acceptorTerms,
  bonusPromiseType,
  callOpening,
  lateAppealRulesType,
  ledgerKey,
  moneyCall,
  moneyOrder,
  moveFacts,
  partOfUpload,
  purchaseOrder,
  saleOrder,
  tradeActType,
  tradeRulesType,
  transferOrder,
  withdrawalOrder,
];
/** Only functions make these. */
const INSIDE = ['bill_pair', 'command_answer'];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => await test.close());

it('composite types of the code are those of the database, column by column', async () => {
  const rows = await test.db.query<{ name: string; columns: string }>(sql`
    select c.relname as name, string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'c' and c.relnamespace = current_schema()::regnamespace and not c.relname = any(${INSIDE}::text[])
    group by c.relname order by c.relname`);
  const full: Readonly<Record<string, string>> = { int: 'integer', timestamptz: 'timestamp with time zone' };
  const declared = DECLARED.map(({ typeName, columns }) => ({
    name: typeName,
    columns: Object.entries<string>(columns)
      .map(([name, type]) => `${name} ${full[type] ?? type}`)
      .join(', '),
  }));
  expect(declared).toEqual(rows);
});

it('kinds of bills are those of the ledger', async () => {
  for (const [name, number] of Object.entries(BIZ_TYPES))
    expect(await test.db.one(sql`select biz_type(${name}) as number`)).toEqual({ number });
});

it('no function takes more than it can be called with by heart', async () => {
  const wide = await test.db.query<{ name: string }>(sql`
    select proname as name from pg_proc where pronamespace = current_schema()::regnamespace and pronargs > 8 order by proname`);
  expect(wide).toEqual([]);
});
