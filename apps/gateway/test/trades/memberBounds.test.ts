import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { BUILT_IN } from '../../src/config/policy/built-in.ts';
import { sql } from '../../src/db/index.ts';
import { type TradeScene, useTradeScene } from './tradeScene.ts';

let { gateway, seller, buyer, later, deadlines, paid, matched } = {} as TradeScene;
useTradeScene((scene) => ({ gateway, seller, buyer, later, deadlines, paid, matched } = scene));

const DAY = 24 * 60;
const WITHDRAW = { action: 'withdraw', expectStatus: 4 };

/** Whether only a verdict can end the hold: the buyer's calls can no longer lengthen it. */
const staffHas = async (purchase: string) => (await buyer.trade(purchase)).body.status === 5;

it('a buyer cannot keep a paid trade from support by appealing and withdrawing in turn [S54]', async () => {
  const { purchase } = await paid();
  let minutes = 0;
  let withdrawn = 0;
  // The buyer withdraws each appeal in its last hour, and appeals again as soon as that is possible.
  for (let round = 0; round < 4 && !(await staffHas(purchase)); round += 1) {
    await later((minutes += 31));
    await deadlines();
    await buyer.appeal(purchase);
    await later((minutes += DAY - 60));
    await deadlines();
    const { code } = await buyer.inAppeal('buyer', { billNo: purchase, ...WITHDRAW });
    if (code === '0000') {
      withdrawn += 1;
      continue;
    }
    expect(code).toBe('CONDITION_NOT_FULLFILL');
    await later((minutes += 61));
    await deadlines();
  }
  expect(withdrawn).toBe(1);
  expect(await staffHas(purchase)).toBe(true);
  expect(minutes).toBeLessThanOrEqual(2 * (31 + DAY) + 1);
  expect(await seller.money()).toEqual(['1000', '100']);
});

/** Everything that a hostile buyer can try on a purchase, in any state; most of it is refused. */
const ACTS: readonly ((purchase: string) => Promise<unknown>)[] = [
  async (billNo) => await buyer.pay(billNo),
  async (billNo) => await buyer.extend(billNo),
  async (billNo) => await buyer.cancelPurchase(billNo),
  async (billNo) => await buyer.askCancel(billNo),
  async (billNo) => await buyer.answerCancel(billNo, false),
  async (billNo) => await buyer.say(billNo, 'Please wait.'),
  async (billNo) => await buyer.appeal(billNo),
  async (billNo) => await buyer.appeal(billNo, { expectStatus: -1 }),
  async (billNo) => await buyer.appeal(billNo, { expectStatus: -2 }),
  async (billNo) => await buyer.state('buyer', billNo),
  async (billNo) => await buyer.inAppeal('buyer', { billNo, ...WITHDRAW }),
  async (billNo) => await buyer.inAppeal('buyer', { billNo, action: 'withdraw', expectStatus: -2 }),
  async () => await buyer.buy(),
];

/** The seller's coins on hold, in whole coins. */
const held = async (): Promise<number> => Number((await seller.money())[1]);

/** Purchases that wait for a payment longer than the time for it with its one extension. */
async function overdue(purchases: readonly string[]): Promise<readonly unknown[]> {
  return await gateway.db.query(sql`
    select b.bill_no from purchase b join sale s on s.purchase_id = b.id
      join process_event e on e.process = 'trade' and e.case_id = s.id and e.seq = b.first_seq
    where s.state = 'waitingForPayment' and b.bill_no = any(${purchases}::text[]) and e.at < app_now() - interval '45 minutes'`);
}

it.each([1, 2, 3, 4])(
  'no calls of a buyer hold more than the sale, or longer than a payment and its appeals may take: sequence %i [S54]',
  async (seed) => {
    const { purchase } = await matched();
    let random = seed * 7919;
    const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below;
    const purchases = [purchase];
    for (let minutes = 0; minutes <= 200; minutes += 5 + next(10)) {
      await later(minutes);
      await deadlines();
      const answer = (await ACTS[next(ACTS.length)]!(purchases[next(purchases.length)]!)) as {
        body?: { matched?: boolean; order?: { billNo: string } };
      };
      if (answer.body?.matched && answer.body.order) purchases.push(answer.body.order.billNo);
      expect(await held()).toBeLessThanOrEqual(100);
      expect(await overdue(purchases)).toEqual([]);
    }
    for (const day of [8, 9, 10]) {
      await later(day * DAY);
      await deadlines();
    }
    // Only what waits for a verdict is left.
    const [row] = await gateway.db.query<{ coins: number }>(sql`
    select coalesce(sum(s.amount), 0)::float8 / 1000000 as coins from sale s join purchase b on b.id = s.purchase_id
    where s.state = 'arbitration' and b.bill_no = any(${purchases}::text[])`);
    expect(await held()).toBe(row?.coins);
  },
);

it('the table of what a member can do to another names the limits that are built in [S54]', async () => {
  const text = await readFile(new URL('../../../../docs/members.md', import.meta.url), 'utf8');
  const named = [...text.matchAll(/`([a-zA-Z.]+)` \(([^)]+)\)/g)].map(([, path = '', value = '']) => [path, value]);
  expect(named.length).toBeGreaterThan(12);
  const valueOf = (path: string) =>
    path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], BUILT_IN);
  for (const [path = '', value] of named) expect([path, [valueOf(path)].flat().join(', ')]).toEqual([path, value]);
});
