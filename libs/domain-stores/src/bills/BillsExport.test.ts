import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, type Bill, type Contract, type RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { BillsExport } from './BillsExport.ts';

type Query = RequestOf<Contract['order']['pageQueryV2']>;

const bill = (billNo: number): Bill => ({ ...BILL_EXAMPLE, billNo: String(billNo) });
const FILTER = { recordType: 'SEND', windowDays: 90, keyword: '', hidden: false } as const;

function setUp(total: number) {
  const rows = Array.from({ length: total }, (_, index) => bill(total - index));
  /** Runs before each answer, with the number of the call. */
  let before: (call: number) => Promise<void> | void = () => {};
  let calls = 0;
  const { api, named } = createFakeApi({
    order: {
      pageQueryV2: async ({ pageNo, pageSize }: Query) => {
        await before((calls += 1));
        return { pageNo, pageSize, total: rows.length, list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
      },
    },
  });
  const deps = createFakeDeps({ api });
  const queries = () => named('order.pageQueryV2') as Query[];
  const onCall = (task: typeof before) => (before = task);
  return { gathering: new BillsExport(deps), deps, rows, queries, onCall };
}

const numbers = (bills: readonly Bill[] | null) => bills?.map(({ billNo }) => Number(billNo));

describe('BillsExport', () => {
  it('gathers everything that the filter wants, in large pages', async () => {
    const { gathering, rows, queries } = setUp(250);
    expect(numbers(await gathering.gather({ ...FILTER, keyword: 'Lunch' }))).toEqual(numbers(rows));
    expect(queries()).toEqual(
      [1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 100, orderType: 'SEND', windowDays: 90, keyword: 'Lunch' })),
    );
    expect(gathering.state).toBe('idle');
  });

  it('gathers an empty list', async () => {
    expect(await setUp(0).gathering.gather(FILTER)).toEqual([]);
  });

  it('says how far it is', async () => {
    const { gathering, onCall } = setUp(250);
    const seen: [number, number | null][] = [];
    onCall(() => void seen.push([gathering.loaded, gathering.total]));
    await gathering.gather(FILTER);
    expect(seen).toEqual([
      [0, null],
      [100, 250],
      [200, 250],
    ]);
  });

  it.each([
    ['a new bill', (rows: Bill[]) => void rows.unshift(bill(999))],
    ['a hidden bill', (rows: Bill[]) => void rows.splice(3, 1)],
    ['one of each', (rows: Bill[]) => void (rows.splice(120, 1), rows.unshift(bill(999)))],
  ])('misses none when %s moves the pages', async (_, change) => {
    const { gathering, rows, onCall } = setUp(250);
    onCall((call) => {
      if (call === 2) change(rows);
    });
    expect(numbers(await gathering.gather(FILTER))).toEqual(numbers(rows));
  });

  it('fails rather than returning a part of a list that keeps changing', async () => {
    const { gathering, rows, onCall, queries } = setUp(250);
    onCall((call) => void rows.unshift(bill(1000 + call)));
    expect(await gathering.gather(FILTER)).toBeNull();
    expect(gathering.state).toBe('failed');
    expect(queries().length).toBeLessThan(10);
  });

  it('fails as a whole, and can be tried again', async () => {
    const { gathering, rows, onCall } = setUp(250);
    onCall((call) => {
      if (call === 3) throw new Error('network');
    });
    expect(await gathering.gather(FILTER)).toBeNull();
    expect(gathering).toMatchObject({ state: 'failed', loaded: 0, total: null });
    expect(await gathering.gather(FILTER)).toHaveLength(rows.length);
    expect(gathering.state).toBe('idle');
  });

  it('stops at once when it is cancelled, and returns nothing', async () => {
    const { gathering, onCall, queries } = setUp(250);
    let answer = () => {};
    onCall((call) => (call === 2 ? new Promise<void>((resolve) => (answer = resolve)) : undefined));
    const bills = gathering.gather(FILTER);
    await settle();
    expect(gathering.loaded).toBe(100);
    gathering.cancel();
    expect(gathering).toMatchObject({ state: 'idle', loaded: 0, total: null });
    answer();
    expect(await bills).toBeNull();
    expect(queries()).toHaveLength(2);
    expect(gathering.state).toBe('idle');
  });

  it('waits when the server asks for it', async () => {
    const { gathering, deps, onCall, queries } = setUp(150);
    onCall((call) => {
      if (call === 2) throw new FakeRefusal('REQUEST_TOO_FREQUENT', { retryAfter: 7 });
    });
    const bills = gathering.gather(FILTER);
    await settle();
    await deps.clock.advance(6_999);
    expect(queries()).toHaveLength(2);
    await deps.clock.advance(1);
    expect(await bills).toHaveLength(150);
  });
});
