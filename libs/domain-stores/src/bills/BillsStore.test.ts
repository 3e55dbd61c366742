import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, type Bill, type Contract, type RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { BillsStore } from './BillsStore.ts';

type Query = RequestOf<Contract['order']['pageQueryV2']>;

const bill = (billNo: number): Bill => ({ ...BILL_EXAMPLE, billNo: String(billNo) });
const numbers = (store: BillsStore) => store.bills.map(({ billNo }) => Number(billNo));

function setUp(total = 45) {
  const rows = Array.from({ length: total }, (_, index) => bill(total - index));
  const hidden: Bill[] = [];
  const faults: Error[] = [];
  const refuse: Error[] = [];
  const statuses = new Map<string, Bill['status']>();
  const { api, named } = createFakeApi({
    order: {
      detail: async ({ billNo }: { billNo: string }) => {
        const found = rows.find((row) => row.billNo === billNo)!;
        return { ...found, status: statuses.get(billNo) ?? found.status, postings: [] };
      },
      deleteLuckyV2: async ({ billNos }: { billNos: readonly string[] }) => {
        const fault = refuse.shift();
        if (fault) throw fault;
        for (const billNo of billNos)
          hidden.push(
            ...rows.splice(
              rows.findIndex((row) => row.billNo === billNo),
              1,
            ),
          );
        return { deleted: [...billNos] };
      },
      restoreLucky: async ({ billNos }: { billNos: readonly string[] }) => {
        const fault = refuse.shift();
        if (fault) throw fault;
        for (const billNo of billNos)
          rows.push(
            ...hidden.splice(
              hidden.findIndex((row) => row.billNo === billNo),
              1,
            ),
          );
        rows.sort((one, other) => Number(other.billNo) - Number(one.billNo));
        return { restored: [...billNos] };
      },
      pageQueryV2: async ({ pageNo, pageSize, hidden: wanted }: Query) => {
        const fault = faults.shift();
        if (fault) throw fault;
        const found = wanted ? hidden : rows;
        return { pageNo, pageSize, total: found.length, list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
      },
    },
  });
  const deps = createFakeDeps({ api });
  return {
    store: new BillsStore(deps, { billWindow: 30 }),
    deps,
    rows,
    faults,
    refuse,
    statuses,
    queries: () => named('order.pageQueryV2') as Query[],
    deleted: () => named('order.deleteLuckyV2'),
  };
}

describe('BillsStore', () => {
  it('loads page after page to the end', async () => {
    const { store, rows } = setUp();
    await store.list.load();
    expect(store.bills).toHaveLength(20);
    await store.list.loadMore();
    await store.list.loadMore();
    expect(store.list.hasMore).toBe(false);
    await store.list.loadMore();
    expect(numbers(store)).toEqual(rows.map(({ billNo }) => Number(billNo)));
  });

  it('shows no bill twice when new ones push the pages down', async () => {
    const { store, rows } = setUp();
    await store.list.load();
    rows.unshift(bill(46), bill(47));
    await store.list.loadMore();
    expect(new Set(numbers(store)).size).toBe(store.bills.length);
  });

  it('asks for what the filter says, and drops pages of the filter before', async () => {
    const { store, queries } = setUp();
    const slow = store.list.load();
    await store.choose({ recordType: 'SEND', windowDays: 90, keyword: ' Lunch ' });
    await slow;
    expect(queries().at(-1)).toEqual({ pageNo: 1, pageSize: 20, orderType: 'SEND', windowDays: 90, keyword: 'Lunch' });
    const calls = queries().length;
    await store.choose({ keyword: 'Lunch' });
    expect(queries()).toHaveLength(calls);
    expect(store.list).toMatchObject({ isLoading: false, failure: undefined });
  });

  it('tries a failed page again and keeps what is there', async () => {
    const { store, faults } = setUp();
    await store.list.load();
    faults.push(new Error('network'));
    await store.list.loadMore();
    expect(store.list.failure).toEqual({ code: 'OFFLINE' });
    expect(store.bills).toHaveLength(20);
    await store.list.loadMore();
    expect(store.bills).toHaveLength(40);
  });

  it('tries a failed first page again', async () => {
    const { store, faults } = setUp();
    faults.push(new Error('network'));
    await store.list.load();
    expect(store.list.failure).toEqual({ code: 'OFFLINE' });
    await store.list.loadMore();
    expect(store.bills).toHaveLength(20);
  });

  it('refreshes as far as it is shown, up to what one call can ask for', async () => {
    const { store, rows, faults, queries } = setUp(145);
    await store.list.load();
    await store.list.loadMore();
    store.list.expire();
    rows.unshift(bill(146));
    faults.push(new Error('network'));
    await store.list.load();
    await store.list.load();
    expect(queries().at(-1)).toMatchObject({ pageNo: 1, pageSize: 40 });
    expect(numbers(store)).toEqual(rows.slice(0, 40).map(({ billNo }) => Number(billNo)));
    await store.list.loadMore();
    expect(queries().at(-1)).toMatchObject({ pageNo: 3, pageSize: 20 });
    for (let page = 4; page <= 8; page += 1) await store.list.loadMore();
    expect(numbers(store)).toEqual(rows.map(({ billNo }) => Number(billNo)));
    expect(store.list.hasMore).toBe(false);
    await store.list.reload();
    expect(store.bills).toHaveLength(100);
    expect(store.list.hasMore).toBe(true);
    await store.choose({ keyword: 'Lunch' });
    expect(queries().at(-1)).toMatchObject({ pageNo: 1, pageSize: 20 });
  });

  it('loads as far back as a moment, and no further', async () => {
    const { store, rows, faults } = setUp(100);
    rows.forEach((row, index) => Object.assign(row, { createdAt: 1_000_000 - index }));
    await store.list.load();
    await store.loadSince(1_000_000 - 45);
    expect(store.bills).toHaveLength(60);
    faults.push(new Error('network'));
    await store.loadSince(0);
    expect(store.list.failure).toEqual({ code: 'OFFLINE' });
    expect(store.bills).toHaveLength(60);
    await store.loadSince(0);
    expect(store.list.hasMore).toBe(false);
  });

  it('knows where its window begins', async () => {
    const { store, deps } = setUp(1);
    await store.list.load();
    expect(store.from).toBe(deps.clock.now() - 30 * 24 * 60 * 60_000);
    await store.choose({ windowDays: 9999 });
    expect(store.from).toBe(0);
  });

  it('asks again after a minute, or when money moved', async () => {
    const { store, deps, queries } = setUp();
    await store.list.load();
    await store.list.load();
    expect(queries()).toHaveLength(1);
    store.list.expire();
    await store.list.load();
    expect(queries()).toHaveLength(2);
    await deps.clock.advance(60_000);
    await store.list.load();
    expect(queries()).toHaveLength(3);
  });

  it('hides a bill at once, and skips none of those on the next page', async () => {
    const { store, rows, deleted } = setUp();
    await store.list.load();
    const end = store.hiding.hide('45');
    expect(numbers(store)[0]).toBe(44);
    expect(await end).toBe(true);
    expect(deleted()).toEqual([{ billNos: ['45'] }]);
    while (store.list.hasMore) await store.list.loadMore();
    expect(numbers(store)).toEqual(rows.map(({ billNo }) => Number(billNo)));
  });

  it('drops a pending page when rows moved up', async () => {
    const { store, rows } = setUp();
    await store.list.load();
    const slow = store.list.loadMore();
    expect(store.list.isLoadingMore).toBe(true);
    await Promise.all([store.hiding.hide('45'), slow, store.list.loadMore()]);
    while (store.list.hasMore) await store.list.loadMore();
    expect(numbers(store)).toEqual(rows.map(({ billNo }) => Number(billNo)));
  });

  it('shows a bill again that could not be hidden', async () => {
    const { store, refuse } = setUp();
    await store.list.load();
    refuse.push(new Error('network'));
    expect(await store.hiding.hide('44')).toBe(false);
    expect(numbers(store)).toContain(44);
  });

  it('brings a bill back to its place, also before the server has hidden it', async () => {
    const { store } = setUp();
    await store.list.load();
    await store.hiding.hide('44');
    expect(await store.hiding.restore('44')).toBe(true);
    expect(numbers(store).slice(0, 3)).toEqual([45, 44, 43]);
    const hiding = store.hiding.hide('44');
    const restoring = store.hiding.restore('44');
    expect([await hiding, await restoring]).toEqual([true, true]);
    expect(numbers(store).slice(0, 3)).toEqual([45, 44, 43]);
  });

  it('has a list of the hidden bills, which a restored one leaves', async () => {
    const { store, queries, refuse } = setUp();
    await store.list.load();
    await store.hiding.hide('45');
    await store.hiding.hide('44');
    await store.choose({ hidden: true });
    expect(queries().at(-1)).toMatchObject({ hidden: true });
    expect(numbers(store)).toEqual([45, 44]);
    refuse.push(new Error('network'));
    expect(await store.hiding.restore('44')).toBe(false);
    expect(numbers(store)).toEqual([45, 44]);
    const end = store.hiding.restore('45');
    expect(numbers(store)).toEqual([44]);
    await end;
    await store.choose({ hidden: false });
    expect(numbers(store).slice(0, 2)).toEqual([45, 43]);
  });

  it('loads again a list that was chosen while a bill was on its way to it', async () => {
    const { store } = setUp();
    await store.list.load();
    const end = store.hiding.hide('45');
    await store.choose({ hidden: true });
    await end;
    await store.list.load();
    expect(numbers(store)).toEqual([45]);
  });

  it('lets the row follow the bill when its status has changed', async () => {
    const { store, statuses } = setUp();
    await store.list.load();
    statuses.set('45', -1);
    await store.bill('45').reload();
    expect(store.bills[0]).toMatchObject({ billNo: '45', status: -1 });
  });

  it('keeps a loaded bill when money moves elsewhere', async () => {
    const { store, statuses } = setUp();
    await store.bill('45').reload();
    store.list.expire();
    expect(store.bill('45').value?.billNo).toBe('45');
    statuses.set('45', -1);
    await store.bill('45').reload();
    expect(store.bill('45').value?.status).toBe(-1);
  });
});
