import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bonusPromise } from '../../src/money/bonuses/pay-method-bonus.ts';
import { type Config, policy } from '../../src/config/index.ts';
import type { MemberContext } from '../../src/call/CallContext.ts';
import { appNow, type Db, sql } from '../../src/db/index.ts';
import { resumeNotices } from '../../src/money/cashier/notices.ts';
import { pruneExpired } from '../../src/house/jobs/pruneExpired.ts';
import { deleteDocuments } from '../../src/house/kyc/deleteDocuments.ts';
import { beginAudit } from '../../src/ledger/audit.ts';
import { BIZ_TYPES, createLedger } from '../../src/ledger/index.ts';
import { collectAccountNotices } from '../../src/people/messages/collectAccountNotices.ts';
import { collectTradeNotices } from '../../src/people/messages/collectTradeNotices.ts';
import { queueMessages } from '../../src/people/messages/notices.ts';
import { getStatement } from '../../src/records/bills/getStatement.ts';
import { findNews } from '../../src/trade/trades/news.ts';
import { tradeRules } from '../../src/trade/trades/actOnTrade.ts';
import { countTrades } from '../../src/trade/trades/Trade.ts';
import { createTestDatabase, type TestDatabase } from '../harness/testDatabase.ts';

/** Rows of history in each table. */
const PAST = 20_000;
/** Has a tenth of all trades, all of them over, but for one sale of today. */
const member = 7n;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.db.tx(async (tx) => {
    // Only what the statements read has to be there.
    await tx.exec('set local session_replication_role = replica');
    await fill(tx);
  });
  await test.db.exec('analyze');
  // Whoever begins to collect has nothing to say about the past.
  await test.db.query(sql`update message_reader set read_to = pg_current_xact_id()`);
  await test.db.query(sql`insert into audit_checkpoint (snapshot, at) values (pg_current_snapshot(), now())`);
});
afterAll(async () => await test.close());

async function fill(tx: Db): Promise<void> {
  const past = sql`generate_series(1, ${PAST}::int) n`;
  const at = sql`app_now() - interval '40 days' - n * interval '1 minute'`;
  const owner = sql`case when n % 10 = 0 then ${member} else 100 + n % 500 end`;
  await tx.query(sql`
    insert into member (id, user_no, email, invitation_code) overriding system value
    select n, 'U' || lpad(n::text, 6, '0'), n || '@example.com', 'I' || n from ${past}`);
  await tx.query(sql`
    insert into sale (id, bill_no, seller_id, asset_id, amount, price, fiat, fiat_amount, pay_method_id, pay_account_id, purchase_id,
      queued_until, created_at, closed_at, state, version) overriding system value
    select n, 'S' || n, ${owner}, 'USDT', 1, 1, 'CNY', 1, 1, n, case when n % 4 > 0 then n end, ${at}, ${at}, ${at},
      case n % 4 when 0 then 'cancelled' else 'completed' end, 3 from ${past}`);
  await tx.query(sql`
    insert into purchase (id, sale_id, bill_no, buyer_id, pay_remark, first_seq, last_seq, outcome, created_at, closed_at, match_no)
    overriding system value
    select n, n, 'P' || n, ${owner}, '', 2, 3, case n % 4 when 0 then 'cancelled' else 'completed' end, ${at}, ${at}, 'M' || n from ${past}`);
  await tx.query(sql`
    insert into sale (id, bill_no, seller_id, asset_id, amount, price, fiat, fiat_amount, pay_method_id, pay_account_id, queued_until, state)
    overriding system value values (${PAST + 1}, 'S', ${member}, 'USDT', 1, 1, 'CNY', 1, 1, 1, app_now(), 'matching')`);
  await tx.query(sql`
    insert into purchase_ask (id, buyer_id, req_no, hash, asset_id, amount, price, pay_method_id, since, day_limit, orders, most_open,
      pay_within, pay_remark, promise, created_at) overriding system value
    select n, ${owner}, n::text, '', 'USDT', 1, 1, 1, ${at}, 1, 1, 1, 1, '', ${bonusPromise(policy, { ofMethod: false })}, ${at}
    from ${past}`);
  await tx.query(sql`
    insert into offer (offer_no, acceptor_id, ask_id, price, middle, expires_at, created_at) select n::text, 1, n, 1, 1, ${at}, ${at} from ${past}`);
  await tx.query(sql`
    insert into process_event (process, case_id, seq, event, from_state, to_state, actor, at)
    select 'trade', n, seq, case seq when 3 then 'sellerCancel' else 'pay' end, 'new', 'paid', 'seller', ${at} from ${past}, generate_series(1, 3) seq`);
  await tx.query(sql`
    insert into appeal (sale_id, purchase_id, initiator, reason, is_late, closed_at, state)
    select n, n, 'buyer', '', true, ${at}, 'agreed' from ${past}`);
  await tx.query(sql`
    insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, created_at)
    select 'B' || n, ${owner}, 'SEND', 301, 'USDT', 1, -1, ${at} from ${past}`);
  await tx.query(sql`
    insert into account (owner_kind, owner_id, kind, asset_id, overdraft, deferred)
    select 'user', n, 'main', 'USDT', false, false from ${past}`);
  const { account } = await tx.one<{ account: bigint }>(
    sql`select id as account from account where owner_id = ${member}`,
  );
  // The first is the latest.
  await tx.query(sql`
    insert into transfer (id, group_id, leg, debit_id, credit_id, asset_id, amount, biz_type, created_at) overriding system value
    select n, gen_random_uuid(), 1, 1, ${account}, 'USDT', 1, 301, ${at} from ${past}`);
  await tx.query(sql`
    insert into entry (account_id, seq, transfer_id, amount, balance_after)
    select case when n % 10 = 0 then ${account} else -(n % 500) - 1 end, ${PAST} - n + 1, n, 1, ${PAST} - n + 1 from ${past}`);
  await tx.query(sql`
    insert into deposit (protocol, txid, log_index, member_id, address, currency, raw, required, state, bill_no)
    select 'TRC20', n::text, 0, n, '', '', 1, 1, 'small', 'B' || n from ${past}`);
  await tx.query(sql`
    insert into merchant_refund (payment_id, out_refund_no, bill_no, receiver_id) select n, '', 'B' || n, n from ${past}`);
  await tx.query(sql`insert into merchant_notice (payment_id, tries, failure) select n, 1000, 'gone' from ${past}`);
  await tx.query(sql`
    insert into kyc_case (case_no, member_id, level, state, updated_at)
    select n::text, n, 2, 'passed', app_now() - interval '10 years' from ${past}`);
  await tx.query(sql`
    insert into kyc_file (file_id, owner_id, file_type, mime_type, sha256, size, key_id, wrapped_key, sealed, case_id, created_at)
    select n::text, n, 'IMG', '', '', 1, '', '', '', n, ${at} from ${past}`);
  await tx.query(sql`insert into kyc_video_failure (member_id, reason) select n, '' from ${past}`);
  await tx.query(sql`
    insert into kyc_video_code (member_id, code_hash, expires_at) select n, '', app_now() + interval '1 day' from ${past}`);
  await tx.query(sql`
    insert into kyc_hand_over (member_id, level, seed, token_hash, expires_at)
    select n, 2, '', sha256(n::text::bytea), app_now() + interval '1 day' from ${past}`);
  await tx.query(
    sql`insert into outbox_message (channel, target, subject, body) select 'sms', '', '', '' from ${past}`,
  );
  await tx.query(sql`
    insert into notice (member_id, type, event, about, created_at, is_queued)
    select ${owner}, 'order', 'askCancel buyer', n::text, app_now() - interval '10 days' - n * interval '1 minute', true from ${past}`);
  await tx.query(sql`
    insert into login_challenge (token_hash, member_id, device_id, verify_types, expires_at)
    select sha256(n::text::bytea), n, gen_random_uuid(), '{1}', app_now() + interval '1 hour' from ${past}`);
  await tx.query(sql`
    insert into pay_ticket (ticket_hash, member_id, scene, expires_at, session_hash)
    select sha256(n::text::bytea), n, 'pay', app_now() + interval '1 hour', '' from ${past}`);
  await tx.query(sql`
    insert into upload (upload, owner_id, use, file_type, received, file_id, file_size, is_kept, expires_at)
    select 'v_' || n, n, 'evidence', 'VIDEO', 1, 'f_' || n, 1, true, ${at} from ${past}`);
  await tx.query(sql`
    insert into upload_part (part, upload, starts_at, size, sealed) select 'v_' || n || '/0', 'v_' || n, 0, 1, '' from ${past}`);
  await tx.query(sql`
    insert into pay_account (account_id, member_id, pay_method_id, number_hash, sealed)
    select 'a' || n, n, 1, sha256(n::text::bytea), '' from ${past}`);
}

/** How many rows of each table the work reads, where it reads any; it is undone. */
async function rowsRead(work: (tx: Db) => Promise<unknown>): Promise<Map<string, number>> {
  class Undone extends Error {}
  const read = new Map<string, number>();
  await test.db
    .tx(async (tx) => {
      await work(tx);
      const rows = await tx.query<{ name: string; rows: bigint }>(sql`
        select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
        where seq_tup_read + coalesce(idx_tup_fetch, 0) > 0`);
      for (const { name, rows: count } of rows) read.set(name, Number(count));
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return read;
}

const today = sql`app_now() - interval '1 day'`;
const config = { policy } as Pick<Config, 'policy'>;

/** The statement of the last ten days. */
async function readStatement(tx: Db): Promise<unknown> {
  const now = await appNow(tx);
  const ctx = { db: tx, ledger: createLedger(tx), session: { memberId: member } } as unknown as MemberContext;
  return await getStatement({ from: Math.floor(now) - 10 * 24 * 3_600_000, until: Math.floor(now) }, ctx);
}

/** More than the rows of the present, and of the tables that never grow. */
const FEW = 80;

it.each<[string, (tx: Db) => Promise<unknown>]>([
  [
    'the sides of one purchase that has ended',
    (tx) => tx.query(sql`select * from trade_outcome where purchase_id = 5`),
  ],
  [
    'what a member traded today',
    (tx) => tx.query(sql`select traded_since(${member}, 'USDT', ${today}), orders_since(${member}, ${today})`),
  ],
  [
    'the cancellations of a day, on either side',
    (tx) =>
      tx.query(sql`
      select note_cancellation(${member}, 'sell', ${tradeRules(policy)}), note_cancellation(${member}, 'buy', ${tradeRules(policy)})`),
  ],
  [
    'the purchase beside a sale without a buyer',
    (tx) => tx.query(sql`select purchase_of_sale(s) from sale s where id = 4`),
  ],
  ['what a buyer asked lately', (tx) => tx.query(sql`select has_asked_enough(${member}, 10)`)],
  ['the open trades of a member', (tx) => countTrades(tx, member, sql`t.closed_at is null`)],
  ['the news of a member', (tx) => findNews(tx, member)],
  ['the notices without a message', queueMessages],
  [
    'who may see a payment code',
    (tx) => tx.query(sql`select 1 from file_reader where file_id = 'f' and member_id = ${member}`),
  ],
  ['the statement of a month that has no movements', (tx) => readStatement(tx)],
  ['what a new password ends', (tx) => tx.query(sql`delete from login_challenge where member_id = 5`)],
  ['the tickets that a new payment password ends', (tx) => tx.query(sql`delete from pay_ticket where member_id = 5`)],
  ['the expired rows', (tx) => pruneExpired(tx, createLedger(tx))],
  ['the documents without a use', (tx) => deleteDocuments(tx, policy)],
  ['the notices that a worker lost', (tx) => resumeNotices({ db: tx, config: config as Config })],
])('%s: the past is not read', async (_name, work) => {
  for (const [table, rows] of await rowsRead(work)) expect(rows, table).toBeLessThan(FEW);
});

it.each([
  [
    'trades',
    sql`insert into process_event (process, case_id, seq, event, from_state, to_state, actor) values ('trade', 1, 4, 'pay', 'new', 'paid', 'buyer')`,
    (tx: Db) => collectTradeNotices(tx, policy),
    'purchase',
  ],
  [
    'accounts',
    sql`update bill set biz_type = ${BIZ_TYPES.payOut}, changed = pg_current_xact_id() where bill_no = 'B1'`,
    collectAccountNotices,
    'deposit',
  ],
])(
  'messages about %s, of a second in which something happened: the past is not read',
  async (_name, happening, collect, beside) => {
    await test.db.tx(async (tx) => {
      await tx.exec('set local session_replication_role = replica');
      await tx.query(happening);
    });
    await vi.waitFor(async () => {
      const read = await rowsRead(collect);
      // Collectors wait for older transactions, also of other tests.
      expect(read.get(beside)).toBeGreaterThan(0);
      for (const [table, rows] of read) expect(rows, table).toBeLessThan(FEW);
    }, 10_000);
  },
);

it('the audit of each minute does not read the past', async () => {
  const read = await rowsRead(async (tx) => {
    await beginAudit(tx, 'recent');
    await tx.query(
      sql`select * from invariant_trade, invariant_merchant_payment, invariant_process, invariant_deposit, invariant_bill`,
    );
  });
  for (const [table, rows] of read) expect(rows, table).toBeLessThan(FEW);
});
