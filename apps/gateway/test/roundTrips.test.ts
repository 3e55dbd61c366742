import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type MeasuredGateway, measureRoundTrips } from './harness/measureRoundTrips.ts';
import { budgetOf, OWN_BUDGETS } from './harness/roundTripBudgets.ts';
import { servedEndpoints } from './harness/served.ts';
import { sendingExamples, workingExample } from './harness/workingExamples.ts';

let measured: MeasuredGateway;
beforeAll(async () => {
  measured = await measureRoundTrips();
});
afterAll(async () => await measured.gateway.close());
afterEach(() => vi.unstubAllEnvs());

it.each(servedEndpoints)('$title stays within its budget of round trips', async (named) => {
  const budget = budgetOf(named.title, named.endpoint);
  expect(budget, 'a call that changes something needs a number in roundTripBudgets.ts').toBeDefined();
  const count = await measured.measure(workingExample(measured.gateway, named));
  if (named.title in OWN_BUDGETS)
    expect(count, 'lower the number in roundTripBudgets.ts when it got smaller').toBe(budget);
  expect(count).toBeLessThanOrEqual(budget ?? 0);
});

it('every number belongs to a call that is served', () => {
  const served = new Set(servedEndpoints.map(({ title }) => title));
  expect(Object.keys(OWN_BUDGETS).filter((title) => !served.has(title))).toEqual([]);
});

it('every way of sending stays within the budget of money calls, and its preview within that of reads', async () => {
  const named = servedEndpoints.find(({ title }) => title === 'transfer.transferTo');
  if (!named) throw new Error('Nothing sends money.');
  for (const example of sendingExamples(measured.gateway, named)) {
    const isPreview = example.title.endsWith('preview');
    expect(await measured.measure(example), example.title).toBeLessThanOrEqual(isPreview ? 2 : 5);
  }
});

/** A read, a change, a call that the database counts, and a call of a visitor, which nothing else opens. */
const SAMPLES = {
  'user.getUserInfo': 0,
  'user.changeNickName': 0,
  'user.login': 0,
  'recharge.getLuckyRechargeAddress': 1,
} as const;

it('envelope version 2 takes the number of a call on the way to its session', async () => {
  const money = servedEndpoints
    .filter(({ title }) => title === 'transfer.transferTo')
    .flatMap((named) => sendingExamples(measured.gateway, named));
  const named = servedEndpoints
    .filter(({ title }) => title in SAMPLES)
    .map((each) => workingExample(measured.gateway, each));
  expect(named).toHaveLength(Object.keys(SAMPLES).length);
  for (const example of [...money, ...named]) {
    vi.stubEnv('TEST_ENVELOPE', '1');
    const before = await measured.measure(example);
    vi.stubEnv('TEST_ENVELOPE', '2');
    const more = (SAMPLES as Readonly<Record<string, number>>)[example.title] ?? 0;
    expect(await measured.measure(example), example.title).toBe(before + more);
  }
});
