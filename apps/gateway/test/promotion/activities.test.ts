import { beforeEach, describe, expect, it } from 'vitest';
import { giveRewards } from '../../src/money/activities/giveRewards.ts';
import { type NewActivity, openActivity } from '../../src/money/activities/openActivity.ts';
import { fromNow, sql } from '../../src/db/index.ts';
import { depositMoney } from '../harness/depositMoney.ts';
import { expectSoundLedger } from '../harness/expectSoundLedger.ts';
import { operate } from '../harness/operate.ts';
import { type TestGateway, type TestMember } from '../harness/testGateway.ts';
import { type Stage, useTestGateway } from '../harness/useTestGateway.ts';
import { completeTrade } from '../trades/completeTrade.ts';
import { Trader } from '../trades/TradeStage.ts';

const USDT = 1_000_000n;
const DAY = 86_400_000;
const PAGE = { pageNo: 1, pageSize: 20 };

let gateway: TestGateway;
let member: TestMember;
let { device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));
beforeEach(async () => {
  await gateway.db.query(sql`update activity set ends_at = greatest(app_now(), starts_at + interval '1 second')`);
  await gateway.db.query(sql`update sale set queued_until = app_now() where state = 'matching'`);
});

let made = 0;
const open = async (rule: Partial<NewActivity> = {}) => {
  const code = `A${(made += 1)}`;
  const usual = {
    kind: 'trade',
    goal: 1,
    minAmount: 50n * USDT,
    reward: 8n * USDT,
    budget: 80n * USDT,
    perMember: 1,
  } as const;
  await gateway.db.tx(
    async (tx) =>
      await openActivity(tx, { code, name: '', startsAt: fromNow(-1000), endsAt: fromNow(DAY), ...usual, ...rule }),
  );
  return code;
};
const balance = async (id: bigint) =>
  (await gateway.services.ledger.balances(id)).find(({ asset }) => asset === 'USDT')?.balance ?? 0n;
const reward = async (...ids: readonly bigint[]) =>
  await Promise.all(ids.map(async (id) => await giveRewards(gateway.services, id)));
const notices = async (id: bigint) =>
  (
    await gateway.db.query<{ event: string }>(
      sql`select event from notice where member_id = ${id} and type = 'promotion' order by id`,
    )
  ).map(({ event }) => event);
const trade = async (seller: Trader, buyer: Trader, amount = '100') =>
  await completeTrade(gateway, seller, buyer, amount);
const waiting = async (id: bigint) =>
  (await gateway.db.query(sql`select 1 from graphile_worker.jobs where key = ${`rewards:${id}`}`)).length;

describe('an activity of trades', () => {
  it('pays once for its goal, from its own budget, and both sides of a trade come closer', async () => {
    const code = await open({ goal: 2 });
    const [a, b] = await Promise.all([Trader.open(gateway), Trader.open(gateway)]);
    const before = await balance(b.member.id);
    const first = await trade(a, b);
    expect(await waiting(a.member.id)).toBe(1);
    expect(await waiting(b.member.id)).toBe(1);
    await reward(a.member.id, b.member.id);
    const progress = async () => (await b.device.call('/activity/progress')).body.list;
    expect(await progress()).toEqual([{ activityCode: code, done: 1, open: 0, rewards: [] }]);
    // Too small to count.
    await trade(a, b, '20');
    await reward(b.member.id);
    expect(await notices(b.member.id)).toEqual([]);
    const second = await trade(b, a);
    await reward(a.member.id, b.member.id, b.member.id);
    await reward(b.member.id);
    // The pay method brought 3 USDT beside.
    expect(await balance(b.member.id)).toBe(before + 20n * USDT + 3n * USDT + 8n * USDT);
    expect(await progress()).toMatchObject([
      { activityCode: code, done: 2, open: 0, rewards: [{ amount: '8', state: 'credited' }] },
    ]);
    const { body: records } = await b.device.call('/activity/records', { activityCode: code, ...PAGE });
    expect(records).toMatchObject({
      total: 2,
      list: [
        { kind: 'sell', amount: '100', status: 'counts' },
        { billNo: first, kind: 'buy', amount: '100', status: 'counts' },
      ],
    });
    expect(second).not.toBe(first);
    expect(await notices(b.member.id)).toEqual(['rewardCredited']);
    const { body: counts } = await b.device.call('/activity/promo/request/records/count', { activityCode: code });
    expect(counts).toEqual({ count: 1, pending: 0 });
    const { body: list } = await gateway.device().call('/activity/list');
    expect(list.list).toContainEqual(
      expect.objectContaining({ activityCode: code, kind: 'trade', goal: 2, reward: '8', rewards: 10, rewardsLeft: 8 }),
    );
    const { body: inbox } = await b.device.call('/exchangeInbox/getListV2', PAGE);
    expect(inbox.list[0]).toMatchObject({
      title: 'Your reward of 8.00 USDT is here.',
      link: `/activity/detail?code=${code}`,
      type: 4,
    });
    await expectSoundLedger(gateway);
  });

  it('never promises more than its budget, however many earn at once; those who come too late hear it', async () => {
    const code = await open({ budget: 20n * USDT });
    const traders = await Promise.all(Array.from({ length: 4 }, async () => await Trader.open(gateway)));
    await trade(traders[0]!, traders[1]!);
    await trade(traders[2]!, traders[3]!);
    const ids = traders.map((trader) => trader.member.id);
    await Promise.all([reward(...ids), reward(...ids.toReversed())]);
    const states = await gateway.db.query<{ state: string }>(sql`
      select state from bonus where activity_code = ${code} order by state`);
    expect(states.map(({ state }) => state)).toEqual(['credited', 'credited', 'dropped', 'dropped']);
    const told = (await Promise.all(ids.map(notices))).flat();
    expect(told.toSorted()).toEqual(['rewardCredited', 'rewardCredited', 'rewardDropped', 'rewardDropped']);
    const { text } = await operate(gateway, 'activities end', [code]);
    expect(text).toBe(`${code}: ended, 4 USDT back`);
    await expectSoundLedger(gateway);
  });

  it('counts nothing before it begins, after it ends, or that did not complete', async () => {
    const code = await open({ startsAt: fromNow(DAY), endsAt: fromNow(2 * DAY) });
    const [a, b] = await Promise.all([Trader.open(gateway), Trader.open(gateway)]);
    await trade(a, b);
    expect(await waiting(b.member.id)).toBe(0);
    await gateway.shiftClock(DAY);
    await Promise.all([a.comeBack(), b.comeBack()]);
    await a.sell();
    const { order } = (await b.buy()).body;
    const progress = async () => (await b.device.call('/activity/progress')).body.list;
    expect(await progress()).toEqual([{ activityCode: code, done: 0, open: 1, rewards: [] }]);
    await b.cancelPurchase(order.billNo);
    await reward(b.member.id);
    expect(await progress()).toEqual([]);
    expect(await notices(b.member.id)).toEqual([]);
  });
});

describe('another activity', () => {
  it('pays for a deposit that is large enough', async () => {
    const code = await open({ kind: 'deposit', minAmount: 200n * USDT, reward: 3n * USDT });
    await depositMoney(gateway, device, 199n * USDT);
    await reward(member.id);
    expect(await notices(member.id)).toEqual([]);
    await depositMoney(gateway, device, 200n * USDT);
    expect(await waiting(member.id)).toBe(1);
    await reward(member.id);
    expect(await balance(member.id)).toBe(402n * USDT);
    const { body } = await device.call('/activity/records', { activityCode: code, ...PAGE });
    expect(body.list).toMatchObject([{ kind: 'deposit', amount: '200', status: 'counts' }]);
    await expectSoundLedger(gateway);
  });

  it('is given by staff where it is free, as often as a member may have it', async () => {
    const code = await open({ kind: 'free', perMember: 1, name: 'Thanks' });
    const give = async () => await operate(gateway, 'rewards give', [], { activity: code, user: member.userNo });
    expect(await give()).toMatchObject({ code: 0, text: `${member.userNo}: credited` });
    await expect(give()).rejects.toThrow('has all of its rewards');
    expect(await balance(member.id)).toBe(8n * USDT);
  });

  it('is opened and listed by staff', async () => {
    const values = { kind: 'trade', reward: '2.5', budget: '10', goal: '3', min: '20', each: '1' };
    expect(await operate(gateway, 'activities open', ['SUMMER'], values)).toMatchObject({ code: 0 });
    await expect(operate(gateway, 'activities open', ['SUMMER'], values)).rejects.toThrow('is taken');
    await expect(operate(gateway, 'activities open', ['WINTER'], { ...values, budget: '1' })).rejects.toThrow(
      'one reward',
    );
    expect((await operate(gateway, 'activities list')).text).toMatch(/SUMMER\s+trade.*3\s+20\s+2\.5\s+10\s+10\s+0\s+0/);
  });
});

describe('a coupon as reward', () => {
  const coupons = async (id: bigint) =>
    await gateway.db.query<{ source: string; kind: number; value: bigint | null; maxBonus: bigint | null }>(sql`
      select source, kind, value, max_bonus as "maxBonus" from voucher where member_id = ${id}`);
  const give = async (code: string) =>
    await operate(gateway, 'rewards give', [], { activity: code, user: member.userNo });

  it('is opened by staff, comes instead of money, and takes the most that it brings from the budget', async () => {
    const values = { kind: 'free', budget: '12', coupon: 'fixed', 'coupon-value': '5', 'coupon-min': '50' };
    const { text } = await operate(gateway, 'activities open', ['COUPON'], values);
    expect(text).toBe('COUPON: opened with 12 USDT, 5 USDT on a purchase each');
    const { body: list } = await gateway.device().call('/activity/list');
    const voucher = { kind: 2, rate: null, value: '5', minAmount: '50', maxBonus: null, payMethodIds: [], days: 30 };
    expect(list.list).toContainEqual(
      expect.objectContaining({ activityCode: 'COUPON', reward: '5', voucher, rewards: 2, rewardsLeft: 2 }),
    );
    const before = await balance(member.id);
    expect(await give('COUPON')).toMatchObject({ code: 0, text: `${member.userNo}: credited` });
    expect(await balance(member.id)).toBe(before);
    expect(await coupons(member.id)).toEqual([{ source: 'ACTIVITY', kind: 2, value: 5n * USDT, maxBonus: null }]);
    const { body: own } = await device.call('/activity/progress');
    expect(own.list).toMatchObject([{ activityCode: 'COUPON', rewards: [{ amount: '5', state: 'credited' }] }]);
    const { body: bonuses } = await device.call('/promotion/list/query', PAGE);
    expect(bonuses.total).toBe(0);
    expect(await notices(member.id)).toEqual(['couponCredited']);
    const { body: inbox } = await device.call('/exchangeInbox/getListV2', PAGE);
    expect(inbox.list[0]).toMatchObject({ title: 'Your reward is here: a coupon.', link: '/voucher' });
    expect((await give('COUPON')).code).toBe(0);
    expect(await give('COUPON')).toMatchObject({ code: 1, text: `${member.userNo}: the budget is used up` });
    expect(await notices(member.id)).toEqual(['couponCredited', 'couponCredited', 'couponDropped']);
    expect((await operate(gateway, 'activities end', ['COUPON'])).text).toBe('COUPON: ended, 2 USDT back');
    await expectSoundLedger(gateway);
  });

  it('is earned by trades, once, however often its job runs', async () => {
    const values = { kind: 'trade', budget: '60', each: '1', coupon: 'sell', 'coupon-rate': '1', 'coupon-max': '6' };
    await operate(gateway, 'activities open', ['SELLMORE'], values);
    const [a, b] = await Promise.all([Trader.open(gateway), Trader.open(gateway)]);
    await trade(a, b);
    await Promise.all([reward(a.member.id, b.member.id), reward(b.member.id, a.member.id)]);
    await reward(a.member.id, b.member.id);
    for (const { member: owner } of [a, b])
      expect(await coupons(owner.id)).toEqual([{ source: 'ACTIVITY', kind: 3, value: null, maxBonus: 6n * USDT }]);
    expect((await operate(gateway, 'activities list')).text).toMatch(/SELLMORE.*60\s+48\s+0\s+12/);
    await expectSoundLedger(gateway);
  });

  it('has a most that the budget can count, and is not for invitations', async () => {
    const open = async (values: Record<string, string>) =>
      await operate(gateway, 'activities open', ['NEVER'], { kind: 'trade', budget: '60', ...values });
    await expect(open({ coupon: 'buy', 'coupon-rate': '3' })).rejects.toThrow('--coupon-max');
    await expect(open({ coupon: 'fixed', 'coupon-value': '3', reward: '2' })).rejects.toThrow('--reward does not go');
    await expect(open({ kind: 'invite', coupon: 'withdrawal', reward: '2' })).rejects.toThrow('not a coupon');
    await expect(open({ coupon: 'withdrawal' })).rejects.toThrow('--reward must be an amount');
  });
});
