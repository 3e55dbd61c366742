import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { expectSoundLedger } from './harness/expectSoundLedger.ts';
import { payAcceptor } from './harness/payAcceptor.ts';
import { signIn } from './harness/testGateway.ts';
import { type Stage, useTestGateway } from './harness/useTestGateway.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let { gateway, member, device } = {} as Stage;
useTestGateway({ signedIn: true, userType: 7 }, (stage) => ({ gateway, member, device } = stage));

const sums = async (windowDays: number) => (await device.call('/exchangeUser/sumPeriodLog', { windowDays })).body;
const trade = async (turnover: bigint, spread: bigint) =>
  await payAcceptor(gateway.db, gateway.services.config.policy, {
    memberId: member.id,
    billNo: randomUUID(),
    turnover,
    spread,
  });
/** So many days ago at one hour after midnight, or one hour before it, of UTC+8. */
const goTo = async (daysAgo: number, hour: 1 | 23) => {
  const now = Date.now();
  const midnight = Math.floor((now + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
  await gateway.shiftClock(midnight - daysAgo * DAY + hour * HOUR - now);
};
const dayOf = (daysAgo: number) =>
  new Date(gateway.services.clock.now() + 8 * HOUR - daysAgo * DAY).toISOString().slice(0, 10);

it('tells an acceptor of each day, those without a trade as well, and of them together', async () => {
  await goTo(8, 23);
  await trade(900_000_000n, 9_000_000n);
  await goTo(6, 1);
  await trade(100_000_000n, -2_500_000n);
  await trade(200_000_000n, 1_000_000n);
  await goTo(1, 23);
  await trade(1_000_000_000n, 3_000_000n);
  await goTo(0, 1);
  await trade(10_000_000n, 250_000n);
  await goTo(0, 23);
  await signIn(device, member);

  const { total, list } = await sums(7);
  expect(list.map(({ date }: { date: string }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map(dayOf));
  expect(list[0]).toEqual({
    date: dayOf(6),
    bills: 2,
    turnover: '300',
    spread: '-1.5',
    rebate: '0.15',
    income: '-1.35',
  });
  expect(list[1]).toEqual({ date: dayOf(5), bills: 0, turnover: '0', spread: '0', rebate: '0', income: '0' });
  expect(list[5]).toMatchObject({ bills: 1, turnover: '1000', rebate: '0.5', income: '3.5' });
  expect(list[6]).toMatchObject({ bills: 1, turnover: '10', rebate: '0.005' });
  expect(total).toEqual({ bills: 4, turnover: '1310', spread: '1.75', rebate: '0.655', income: '2.405' });
  const longer = await sums(15);
  expect(longer.list).toHaveLength(15);
  expect(longer.total).toMatchObject({ bills: 5, turnover: '2210' });
  await expectSoundLedger(gateway);
});

it('is for acceptors, and each sees only their own income', async () => {
  await trade(100_000_000n, 1_000_000n);
  const another = await gateway.member({ userType: 7 });
  device = await signIn(gateway.device(), another);
  expect((await sums(90)).total).toEqual({ bills: 0, turnover: '0', spread: '0', rebate: '0', income: '0' });
  expect((await sums(90)).list).toHaveLength(90);
  const plain = await signIn(gateway.device(), await gateway.member());
  expect((await plain.call('/exchangeUser/sumPeriodLog', { windowDays: 7 })).code).toBe('NO_RIGHTS');
});
