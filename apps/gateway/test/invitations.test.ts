import { beforeEach, describe, expect, it } from 'vitest';
import { fromNow, sql } from '../src/db/index.ts';
import { giveRewards } from '../src/money/activities/giveRewards.ts';
import { openActivity } from '../src/money/activities/openActivity.ts';
import { expectSoundLedger } from './harness/expectSoundLedger.ts';
import { operate } from './harness/operate.ts';
import { registerCode } from './harness/sentCodes.ts';
import type { TestDevice } from './harness/TestDevice.ts';
import { createTestGateway, signIn, type TestMember } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';
import { completeTrade } from './trades/completeTrade.ts';
import { Trader } from './trades/TradeStage.ts';

let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true }, (stage) => ({ gateway, member, device } = stage));

const codeOf = (who: TestMember) => `EZ${who.userNo}`;
const bindOn = async (theirs: TestDevice, who: TestMember, invitationCode: string) =>
  (await (await signIn(theirs, who)).call('/exchangeUser/invitationCode/binding', { invitationCode })).code;
const bind = async (who: TestMember, invitationCode: string) => await bindOn(gateway.device(), who, invitationCode);
const page = async (fields = {}) =>
  (await device.call('/exchangeUser/register/invitation', { pageNo: 1, pageSize: 20, ...fields })).body;
/** Registers with a code, as a visitor on a device. */
const register = async (theirs: TestDevice, invitationCode: string) => {
  const { phone: loginName, code: verifyCode } = await registerCode({ gateway, member, device: theirs }, 'phone');
  return await theirs.call('/exchangeUser/register', {
    loginName,
    countryCode: '86',
    password: 'correct horse 7',
    verifyCode,
    agree: true,
    invitationCode,
  });
};

describe('an invitation', () => {
  it('is named once, by somebody who registered later, and shows up in the list of the inviter', async () => {
    const [rowan, wren] = [await gateway.member(), await gateway.member()];
    expect(await page()).toMatchObject({
      invitationCode: codeOf(member),
      total: 0,
      list: [],
      rewardTotal: '0',
      offer: null,
    });
    for (const guest of [rowan, wren]) expect(await bind(guest, codeOf(member).toLowerCase())).toBe('0000');
    const { list, inviteUrl } = await page();
    expect(inviteUrl).toMatch(new RegExp(`/invite\\?inviteCode=${codeOf(member)}$`));
    expect(list.map(({ userNoMasked }: { userNoMasked: string }) => userNoMasked)).toEqual(
      [wren, rowan].map(({ userNo }) => expect.stringContaining(userNo.slice(-2))),
    );
    // Nobody's whole number or name goes to the inviter.
    for (const { userNo } of [rowan, wren]) expect(JSON.stringify(list)).not.toContain(userNo);
    expect(await bind(rowan, codeOf(member))).toBe('BIND_ALREADY');
  });

  it('is refused for a code of nobody, one’s own, and one of somebody who registered later', async () => {
    const guest = await gateway.member();
    expect(await bind(guest, 'EZNOBODY')).toBe('ARGS_INVALID');
    expect(await bind(guest, codeOf(guest))).toBe('USER_INVALID');
    expect(await bind(guest, codeOf(member))).toBe('0000');
    // So no chain of invitations leads back to where it began.
    expect(await bind(member, codeOf(guest))).toBe('USER_INVALID');
  });

  it('ends a day after the registration', async () => {
    const guest = await gateway.member();
    await gateway.db.query(sql`update member set created_at = app_now() - interval '1 day' where id = ${guest.id}`);
    expect(await bind(guest, codeOf(member))).toBe('TIME_INVALID');
  });

  it('goes to one of two inviters who are named at the same time', async () => {
    const [other, guest] = [await gateway.member(), await gateway.member()];
    const theirs = await signIn(gateway.device(), guest);
    const answers = await Promise.all(
      [member, other].map(({ userNo }) =>
        theirs.call('/exchangeUser/invitationCode/binding', { invitationCode: `EZ${userNo}` }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'BIND_ALREADY']);
  });
});

describe('an invitation on one’s own device', () => {
  it('is refused when somebody registers there, and when somebody who was there binds elsewhere', async () => {
    expect(await register(device, codeOf(member))).toMatchObject({ code: 'USER_INVALID' });
    const guest = await gateway.member();
    expect(await bindOn(device, guest, codeOf(member))).toBe('USER_INVALID');
    expect(await bind(guest, codeOf(member))).toBe('USER_INVALID');
    expect(await register(gateway.device(), codeOf(member).toLowerCase())).toMatchObject({ code: '0000' });
    await signIn(device, member);
    expect(await page()).toMatchObject({ total: 1, counts: { registered: 1, verified: 0, traded: 0 } });
  });
});

describe('the reward of an invitation', () => {
  const USDT = 1_000_000n;
  let made = 0;
  let code = '';
  const open = async (budget: bigint) => {
    code = `I${(made += 1)}`;
    await gateway.db.query(sql`update activity set ends_at = greatest(app_now(), starts_at + interval '1 second')`);
    const rule = {
      kind: 'invite',
      name: '',
      goal: 1,
      minAmount: 50n * USDT,
      reward: 5n * USDT,
      perMember: null,
    } as const;
    const times = { startsAt: fromNow(-1000), endsAt: fromNow(86_400_000) };
    await gateway.db.tx(async (tx) => await openActivity(tx, { ...rule, ...times, code, budget }));
  };
  beforeEach(async () => {
    await gateway.db.query(sql`update sale set queued_until = app_now() where state = 'matching'`);
    await open(1000n * USDT);
  });
  const balance = async (id: bigint) => (await gateway.services.ledger.balances(id))[0]?.balance ?? 0n;
  const told = async (id: bigint) =>
    await gateway.db.query(sql`select event from notice where member_id = ${id} and type = 'promotion' order by id`);
  /** Somebody whom the member has invited, with a network of their own unless told. */
  const invited = async (network = `n${(made += 1)}`) => {
    const guest = await Trader.open(gateway);
    expect(await bindOn(guest.device, guest.member, codeOf(member))).toBe('0000');
    await gateway.db.query(sql`update invitation set network = ${network} where member_id = ${guest.member.id}`);
    return guest;
  };
  const trade = async (guest: Trader, amount = '50') => {
    await completeTrade(gateway, await Trader.open(gateway), guest, amount);
    await giveRewards(gateway.services, guest.member.id);
  };

  it('comes to both after the first completed trade of 50 USDT, once', async () => {
    const guest = await invited();
    const { body: offer } = await gateway
      .device()
      .call('/exchangeUser/invitation/inviter', { invitationCode: codeOf(member) });
    expect(offer).toMatchObject({ nickMasked: expect.stringContaining('•'), offer: { reward: '5', minTrade: '50' } });
    await trade(guest, '49');
    expect(await balance(member.id)).toBe(0n);
    expect(await page()).toMatchObject({
      counts: { registered: 0, verified: 1, traded: 0 },
      list: [{ state: 'verified', reward: '0' }],
    });
    const before = await balance(guest.member.id);
    await Promise.all([trade(guest), giveRewards(gateway.services, guest.member.id)]);
    expect(await balance(member.id)).toBe(5n * USDT);
    // The pay method brought 3 % beside.
    expect(await balance(guest.member.id)).toBe(before + 50n * USDT + 1_500_000n + 5n * USDT);
    await trade(guest);
    expect(await balance(member.id)).toBe(5n * USDT);
    expect(await told(member.id)).toEqual([{ event: 'rewardCredited' }]);
    expect(await told(guest.member.id)).toEqual([{ event: 'rewardCredited' }]);
    expect(await page()).toMatchObject({
      rewardTotal: '5',
      leftThisMonth: 19,
      counts: { registered: 0, verified: 0, traded: 1 },
      list: [{ state: 'traded', tradedAt: expect.any(Number), reward: '5', rewardState: 'credited' }],
    });
    expect(await page({ state: 'registered' })).toMatchObject({ total: 0, list: [] });
    const { body: bills } = await device.call('/order/pageQuery/v2', { pageNo: 1, pageSize: 20, orderType: 'ALL' });
    expect(bills.list[0]).toMatchObject({ amount: '5', note: 'INVITATION' });
    await expectSoundLedger(gateway);
  });

  it('brings a coupon to each side beside the amount, once, where the policy names them', async () => {
    const { policy } = gateway.services.config;
    const inviter = { kind: 'fixed', value: 2n * USDT, min: 100n * USDT, days: 30 } as const;
    const guestCoupon = { kind: 'withdrawal', worth: 1n * USDT, min: 0n, days: 7 } as const;
    const coupons = { inviter, invited: guestCoupon };
    Object.assign(gateway.services.config, { policy: { ...policy, invitations: { ...policy.invitations, coupons } } });
    try {
      const couponsOf = async (id: bigint) =>
        await gateway.db.query(sql`select kind, value, min_amount, source from voucher where member_id = ${id}`);
      // The amounts alone would fit.
      await open(12n * USDT);
      expect(await page()).toMatchObject({ offer: null });
      await open(13n * USDT);
      const guest = await invited();
      const { body } = await gateway
        .device()
        .call('/exchangeUser/invitation/inviter', { invitationCode: codeOf(member) });
      expect(body.offer).toMatchObject({
        reward: '5',
        inviterCoupon: { kind: 2, value: '2', minAmount: '100', days: 30 },
        invitedCoupon: { kind: 4, value: null, days: 7 },
      });
      const { list } = (await gateway.device().call('/activity/list')).body;
      expect(list.find(({ activityCode }: { activityCode: string }) => activityCode === code)).toMatchObject({
        rewards: 1,
        rewardsLeft: 1,
      });
      await Promise.all([trade(guest), giveRewards(gateway.services, guest.member.id)]);
      await trade(guest);
      expect(await couponsOf(member.id)).toEqual([
        { kind: 2, value: 2n * USDT, min_amount: 100n * USDT, source: 'ACTIVITY' },
      ]);
      expect(await couponsOf(guest.member.id)).toEqual([{ kind: 4, value: null, min_amount: 0n, source: 'ACTIVITY' }]);
      expect(await told(member.id)).toEqual([{ event: 'rewardCredited' }, { event: 'couponCredited' }]);
      expect(await page()).toMatchObject({ rewardTotal: '5', leftThisMonth: 19, list: [{ reward: '5' }] });
      const left = sql`select budget_left(id) as left from activity where code = ${code}`;
      expect((await gateway.db.one<{ left: bigint }>(left)).left).toBe(0n);
      await expectSoundLedger(gateway);

      // Neither gets anything where the budget has not enough for all of it.
      await open(12n * USDT);
      const second = await invited();
      await trade(second);
      expect(await couponsOf(second.member.id)).toEqual([]);
      expect(await told(second.member.id)).toEqual([{ event: 'rewardDropped' }, { event: 'couponDropped' }]);
      await expectSoundLedger(gateway);
    } finally {
      Object.assign(gateway.services.config, { policy });
    }
  });

  it('comes to neither for trades between the two', async () => {
    const inviter = await Trader.open(gateway);
    const guest = await Trader.open(gateway);
    expect(await bindOn(guest.device, guest.member, codeOf(inviter.member))).toBe('0000');
    await gateway.db.query(sql`update invitation set network = 'own' where member_id = ${guest.member.id}`);
    for (const [seller, buyer] of [
      [inviter, guest],
      [guest, inviter],
    ] as const) {
      await completeTrade(gateway, seller, buyer, '60');
      await giveRewards(gateway.services, guest.member.id);
    }
    expect(await told(inviter.member.id)).toEqual([]);
    const { body } = await inviter.device.call('/exchangeUser/register/invitation', { pageNo: 1, pageSize: 20 });
    expect(body).toMatchObject({ counts: { verified: 1, traded: 0 }, rewardTotal: '0' });
    await trade(guest);
    expect(await told(inviter.member.id)).toEqual([{ event: 'rewardCredited' }]);
  });

  it('waits for staff from the sixth of one network in a day on; they credit or drop it', async () => {
    const guests = [];
    for (let n = 0; n < 7; n += 1) guests.push(await invited('198.51.100.0/24'));
    for (const guest of guests.slice(4)) await trade(guest);
    expect(await balance(member.id)).toBe(5n * USDT);
    expect((await page()).list.map(({ rewardState }: { rewardState: string }) => rewardState)).toEqual([
      'promised',
      'promised',
      'credited',
      null,
      null,
      null,
      null,
    ]);
    expect(await told(member.id)).toEqual([
      { event: 'rewardCredited' },
      { event: 'rewardWaits' },
      { event: 'rewardWaits' },
    ]);
    const { text } = await operate(gateway, 'rewards list');
    const lines = text.split('\n').filter((line) => line.includes(` ${code} `));
    expect(lines).toHaveLength(4);
    expect(text).toContain('198.51.100.0/24');
    const ids = lines.filter((line) => line.includes(` ${member.userNo} `)).map((line) => line.split(' ')[0]!);
    expect(await operate(gateway, 'rewards credit', [ids[0]!], { as: 'Ada' })).toMatchObject({ code: 0 });
    await expect(operate(gateway, 'rewards credit', [ids[0]!], { as: 'Ada' })).rejects.toThrow('it is credited');
    await operate(gateway, 'rewards drop', [ids[1]!], { as: 'Ada', reason: 'one phone shop' });
    expect(await balance(member.id)).toBe(10n * USDT);
    expect((await told(member.id)).slice(3)).toEqual([{ event: 'rewardCredited' }, { event: 'rewardDropped' }]);
    await expectSoundLedger(gateway);
  });

  it('waits for staff after twenty of one member in a month', async () => {
    await gateway.db.query(sql`
      insert into bonus (member_id, source, name, activity_code, amount, about, state, version, credit_bill, settled_at)
      select ${member.id}, 'invitation', '', 'BEFORE', 1, 'x' || n, 'dropped', 1, null, app_now() from generate_series(1, 20) n`);
    const [first, second] = [await invited(), await invited()];
    await trade(first);
    await gateway.db.query(
      sql`update bonus set state = 'credited', credit_bill = 'none' where activity_code = 'BEFORE'`,
    );
    await trade(second);
    await gateway.db.query(sql`delete from bonus where activity_code = 'BEFORE'`);
    const states = (await page()).list.map(({ rewardState }: { rewardState: string }) => rewardState);
    expect(states).toEqual(['promised', 'credited']);
  });

  it('comes to neither when the budget has not enough for both, and then invitations offer nothing', async () => {
    await open(9n * USDT);
    const guest = await invited();
    expect(await page()).toMatchObject({ offer: null });
    await trade(guest);
    expect(await balance(member.id)).toBe(0n);
    expect(await told(member.id)).toEqual([{ event: 'rewardDropped' }]);
    expect(await told(guest.member.id)).toEqual([{ event: 'rewardDropped' }]);
    await expectSoundLedger(gateway);
  });
});

describe('customer service', () => {
  it('has no page unless the deployment names one', async () => {
    const { body } = await device.call('/common/getCsUrl', { backUrl: '/security' });
    expect(body).toEqual({ srcV: '3.0.0', url: '', domainBakList: [] });
  });

  it('gets the path of the app that its page leads back to', async () => {
    const own = await createTestGateway({
      customerService: {
        url: 'https://help.example/chat?brand=ez',
        version: '1.0.0',
        domains: ['https://help-2.example'],
      },
    });
    const visitor = own.device();
    const { body } = await visitor.call('/common/getCsUrl', { backUrl: '/security?a=1' });
    expect(body).toEqual({
      srcV: '1.0.0',
      url: 'https://help.example/chat?brand=ez&back=%2Fsecurity%3Fa%3D1',
      domainBakList: ['https://help-2.example'],
    });
    // The wallet may ask which of the domains answers, and no others.
    const { headers } = await own.app.inject('/health');
    expect(headers['content-security-policy']).toContain(
      "connect-src 'self' https://help.example https://help-2.example;",
    );
    expect((await visitor.call('/common/getCsUrl', { backUrl: 'https://evil.example' })).code).toBe('ARGS_INVALID');
    await own.close();
  });
});
