import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openActivity } from '../../src/money/activities/openActivity.ts';
import { creditBonus } from '../../src/money/bonuses/bonuses.ts';
import { scanChain } from '../../src/money/deposits/scanning.ts';
import { beginAudit, brokenIn, countViolations } from '../../src/ledger/audit.ts';
import type { AuditScope } from '../../src/ledger/index.ts';
import { lockVoucher } from '../../src/money/vouchers/voucher-use.ts';
import { useVoucher } from '../../src/money/vouchers/voucher-use.ts';
import { giveVoucher } from '../harness/giveVoucher.ts';
import { promiseMethodBonus } from '../harness/methodBonus.ts';
import { accepted, freshKey } from '../harness/ledgerFixture.ts';
import { MerchantServer } from '../harness/MerchantServer.ts';
import { createTestGateway, signIn, type TestGateway } from '../harness/testGateway.ts';
import { endow, simulator, withdraw } from '../withdrawal/withdrawalStage.ts';
import { fromNow, sql } from '../../src/db/index.ts';
import { Trader } from '../trades/TradeStage.ts';

let gateway: TestGateway;

/** Rows of every kind that an invariant speaks of. */
beforeAll(async () => {
  gateway = await createTestGateway();
  const { db, services } = gateway;
  const member = await gateway.member({ balances: { USDT: '1000' } });
  const other = await gateway.member();
  // Recent audits find what follows.
  expect(await services.ledger.audit('recent')).toMatchObject({ ok: true, scope: 'full' });

  const usdt = { asset: 'USDT', amount: 5_000_000n };
  accepted(await services.ledger.transfer({ actor: 0n, key: freshKey(), from: member.id, to: other.id, ...usdt }));
  const ref = { refKind: 'test', refId: freshKey() };
  accepted(await services.ledger.hold({ actor: 0n, key: freshKey(), ...ref, from: member.id, ...usdt, bizType: 804 }));
  await endow(gateway, '500');
  const { code } = await withdraw(await signIn(gateway.device(), member));
  expect(code).toBe('0000');

  const shop = await MerchantServer.open(gateway);
  const payToken = await shop.placed({ amount: '20', outTradeNo: 'D-1' });
  const chain = simulator(gateway);
  const { body } = await gateway.device().call('/luckyrecharge/getRechargeAddress', { payToken, protocol: 'TRC20' });
  await chain.pay([{ address: body.address, currency: 'USDT', raw: 20_000_000n }]);
  await chain.mine(6);
  await scanChain(services, chain);
  const refund = { outRefundNo: 'D-2', amount: '1', userNo: other.userNo };
  expect((await shop.ask('refund', 'D-1', refund)).code).toBe('0000');

  const [seller, buyer] = [await Trader.open(gateway), await Trader.open(gateway)];
  await seller.sell();
  const { order } = (await buyer.buy()).body;
  await buyer.pay(order.billNo);
  await db.query(sql`delete from process_deadline where name = 'release'`);
  expect((await buyer.appeal(order.billNo)).code).toBe('0000');

  const purchase = { memberId: member.id, payMethodId: 1, amountUsdt: 200_000_000n } as const;
  const voucherId = await giveVoucher(db, member.id);
  await db.tx(async (tx) => {
    await lockVoucher(tx, services.config.policy, { ...purchase, voucherId, use: 'buy', billNo: 'bought' });
    await useVoucher(tx, 'bought');
    await creditBonus(tx, {
      memberId: member.id,
      amount: 1_000_000n,
      name: 'Gift',
      billNo: 'given',
      bizType: 902,
      source: 'activity',
    });
    const rule = {
      code: 'GRANT',
      kind: 'free',
      name: '',
      goal: 1,
      minAmount: 0n,
      reward: 1n,
      budget: 9n,
      perMember: null,
    } as const;
    await openActivity(tx, { ...rule, startsAt: fromNow(0), endsAt: fromNow(1000) });
    await tx.query(sql`select promise_reward(a, ${member.id}, '1', null, true) from activity a where code = 'GRANT'`);
    const { policy } = services.config;
    await promiseMethodBonus(tx, policy, {
      memberId: member.id,
      peerId: other.id,
      billNo: 'planned',
      amount: 200_000_000n,
    });
  });
});
afterAll(async () => await gateway.close());

const newest = (table: string) => `(select max(id) from ${table})`;
const usersAccount = `(select debit_id from transfer where biz_type = 301)`;
const lastEntry = `(account_id, seq) = (select id, seq from account where id = ${usersAccount})`;
/** One way to break each invariant, and nothing but rows that came after the first audit. */
const HARMS: Readonly<Record<string, string>> = {
  unbalanced_assets: `update account set balance = balance + 1 where owner_kind = 'system' and kind = 'world' and asset_id = 'USDT'`,
  overdrawn_accounts: `alter table account drop constraint account_covered; update account set held = balance + 1 where id = ${usersAccount}`,
  held_not_sum_of_holds: `update account set held = held + 1 where id = ${usersAccount}`,
  stray_deltas: `insert into account_delta (account_id, transfer_id, amount) values (${usersAccount}, ${newest('transfer')}, 1)`,

  balance_not_sum_of_entries: `update account set balance = balance + 1 where id = ${usersAccount}`,
  seq_not_number_of_entries: `update account set seq = seq + 1 where id = ${usersAccount}`,
  last_entry_not_balance: `update entry set balance_after = balance_after + 1 where ${lastEntry}`,
  broken_chains: `update entry set balance_after = balance_after + 1 where ${lastEntry}`,
  unpaired_transfers: `delete from entry where transfer_id = (select id from transfer where biz_type = 301)`,
  stray_entries: `delete from transfer where biz_type = 301`,

  bills_without_transfer: `update bill set group_id = gen_random_uuid() where biz_type = 301 and direction = 'SEND'`,
  bills_apart_from_their_postings: `update bill set fee = fee + 1 where biz_type = 301 and direction = 'RECV'`,
  postings_without_bill: `delete from bill where biz_type = 301 and direction = 'RECV'`,
  doubled_bills: `drop index bill_of_movement; insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, group_id, created_at)
    select 'doubled', user_id, direction, biz_type, asset_id, amount, status, group_id, created_at from bill where biz_type = 301 and direction = 'RECV'`,
  open_holds_apart_from_their_bills: `update bill set amount = amount + 1 where biz_type = 804`,
  open_bills_without_hold: `update hold set bill_no = null where ref_kind = 'test'`,
  open_bills_out_of_sight: `update bill set hidden = true where biz_type = 804`,

  credited_deposits_without_transfer: `update deposit set amount = amount + 1`,
  deposits_and_bills_apart: `update bill set status = 0, group_id = null where bill_no in (select bill_no from deposit)`,

  withdrawals_apart_from_their_holds: `update hold set amount = amount + 1 where ref_kind = 'withdrawal'`,
  withdrawals_apart_from_their_bills: `update bill set fee = fee + 1 where bill_no in (select bill_no from withdrawal)`,
  withdrawal_limits_not_sum_of_day: `update withdrawal_day set used = used + 1`,

  cases_apart_from_their_events: `update deposit set version = version + 1`,
  cases_apart_from_their_holds: `update withdrawal set state = 'refused'`,
  holds_without_case: `update hold set ref_kind = 'withdrawal' where ref_kind = 'test'`,

  bonuses_without_money: `update bonus set amount = amount + 1 where source = 'activity'`,
  promotion_money_without_bonus: `delete from bonus where source = 'activity'`,
  vouchers_without_bonus: `delete from bonus where source = 'voucher'`,
  method_bonus_not_sum_of_day: `update method_bonus_day set used = used + 1`,
  house_bonus_not_sum_of_day: `update house_bonus_day set used = used + 1`,
  grants_apart_from_their_budget: `update hold set ref_kind = 'test' where ref_kind = 'grant'`,
  grants_without_voucher: `update bonus set is_voucher = true, credit_bill = null, state = 'credited', settled_at = app_now() where about is not null`,

  sales_apart_from_their_purchases: `update sale set purchase_id = null`,
  purchases_apart_from_their_sales: `update purchase set outcome = 'completed', closed_at = app_now(), last_seq = 1`,
  purchases_without_sale: `update sale set purchase_id = null`,
  sales_apart_from_their_bills: `update bill set status = -1 where bill_no in (select bill_no from sale)`,
  purchases_apart_from_their_bills: `update bill set status = -1 where bill_no in (select bill_no from purchase)`,
  trades_apart_from_their_appeals: `delete from appeal`,
  trades_apart_from_their_records: `insert into trade_end (purchase_id, side, member_id, peer_id, began_at, ended_at, is_completed)
    select id, 'buyer', buyer_id, buyer_id, created_at, created_at, true from purchase`,
  days_not_sum_of_their_trades: `insert into trade_end (purchase_id, side, member_id, peer_id, began_at, ended_at, is_completed)
    select id, 'buyer', buyer_id, buyer_id, created_at, created_at, false from purchase`,
  pairs_not_sum_of_their_trades: `insert into trade_end (purchase_id, side, member_id, peer_id, began_at, ended_at, is_completed)
    select id, 'buyer', buyer_id, buyer_id, created_at, created_at, true from purchase`,
  late_appeals_apart_from_their_holds: `update appeal set is_late = true, held = 5`,

  payment_parts_apart_from_their_bills: `update bill set biz_type = 101 where bill_no in (select bill_no from merchant_payment_part)`,
  credited_payments_without_part: `delete from merchant_payment_part`,
  payments_credited_to_others: `update deposit set member_id = (select min(id) from member)`,
  payments_eaten_up_by_fees: `update bill set fee = amount where bill_no in (select bill_no from merchant_payment_part)`,
  payments_apart_from_what_came: `update merchant_payment set state = 'created'`,
  refunds_apart_from_their_bills: `update merchant_refund set receiver_id = (select min(member_id) from merchant)`,
  refunds_above_what_came: `update bill set amount = amount * 100 where bill_no in (select bill_no from merchant_refund)`,
};

/** What an audit would find after some harm, which is then undone. */
async function foundAfter(scope: AuditScope, harm: string): Promise<string[]> {
  let found: string[] = [];
  const work = gateway.db.tx(async (tx) => {
    expect((await beginAudit(tx, scope)).scope).toBe(scope);
    // The harm is done in the audit's own transaction, which its snapshot ends before. No trigger notes the change.
    await tx.exec(`set local "ledger.audit_until" = ''; set local session_replication_role = replica; ${harm}`);
    found = brokenIn(await countViolations(tx, scope));
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  return found;
}

it('each invariant has a harm here', async () => {
  const { violations } = await gateway.services.ledger.audit('full');
  expect(Object.keys(violations).toSorted()).toEqual(Object.keys(HARMS).toSorted());
});

describe('the recent audit, on rows that came after the checkpoint', () => {
  it('finds nothing where nothing is wrong', async () => expect(await foundAfter('recent', '')).toEqual([]));

  it.each(Object.entries(HARMS))('finds %s', async (name, harm) => {
    expect(await foundAfter('recent', harm)).toContain(name);
  });
});

describe('on rows that were audited', () => {
  beforeAll(async () => {
    expect(await gateway.services.ledger.audit('recent')).toMatchObject({ ok: true, scope: 'recent' });
  });

  it.each(Object.entries(HARMS))('the full audit finds %s', async (name, harm) => {
    expect(await foundAfter('full', harm)).toContain(name);
  });

  it.each([
    'unbalanced_assets',
    'overdrawn_accounts',
    'held_not_sum_of_holds',
    'balance_not_sum_of_entries',
    'seq_not_number_of_entries',
  ])('the recent audit finds %s: it looks at every balance', async (name) => {
    expect(await foundAfter('recent', HARMS[name] ?? '')).toContain(name);
  });

  it.each([
    'bills_apart_from_their_postings',
    'doubled_bills',
    'withdrawal_limits_not_sum_of_day',
    'cases_apart_from_their_events',
  ])('the recent audit finds %s, because the table notes the change', async (name) => {
    expect(
      await foundAfter(
        'recent',
        `set local session_replication_role = origin; alter table bill disable trigger bill_amounts_kept; ${HARMS[name]}`,
      ),
    ).toContain(name);
  });

  it.each([
    ['changes an amount', `update bill set amount = amount + 1 where biz_type = 301`, 'append-only'],
    ['deletes a bill', `delete from bill where biz_type = 301`, 'append-only'],
    ['empties the bills', `truncate bill cascade`, 'append-only'],
    [
      'doubles a bill',
      `insert into bill (bill_no, user_id, direction, biz_type, asset_id, amount, status, group_id, created_at)
       select 'doubled', user_id, direction, biz_type, asset_id, amount, status, group_id, created_at from bill where biz_type = 301`,
      'bill_of_movement',
    ],
  ])('the database refuses who %s', async (_, harm, words) => {
    await expect(gateway.db.tx(async (tx) => await tx.exec(harm))).rejects.toThrow(words);
  });
});
