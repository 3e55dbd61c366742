import { describe, expect, it, vi } from 'vitest';
import { RECHARGE_BILL_EXAMPLE, type Contract, type RechargeBill, type RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { DepositsStore } from './DepositsStore.ts';

type Query = RequestOf<Contract['recharge']['queryRechargeBill']>;
type Hide = RequestOf<Contract['recharge']['deleteRechargeBill']>;

const bill = (billNo: number, change: Partial<RechargeBill> = {}): RechargeBill => ({
  ...RECHARGE_BILL_EXAMPLE,
  billNo: String(billNo),
  status: 2,
  confirmations: 6,
  ...change,
});
const pending = (billNo: number, confirmations: number) => bill(billNo, { status: 0, confirmations });

function setUp(total = 45) {
  const world = { rows: Array.from({ length: total }, (_, index) => bill(total - index)) };
  const faults: Error[] = [];
  const hideFaults: Error[] = [];
  const { api, named } = createFakeApi({
    recharge: {
      queryRechargeBill: async ({ pageNo, pageSize, flag }: Query) => {
        const fault = faults.shift();
        if (fault) throw fault;
        const rows = world.rows.filter(({ status }) => flag === '' || flag === String(status));
        return { pageNo, pageSize, total: rows.length, list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
      },
      deleteRechargeBill: async ({ billNo }: Hide) => {
        world.rows = world.rows.filter((row) => row.billNo !== billNo);
        const fault = hideFaults.shift();
        if (fault) throw fault;
        return true as const;
      },
    },
  });
  const deps = createFakeDeps({ api });
  const onMoved = vi.fn();
  const store = new DepositsStore(deps, onMoved);
  const queries = () => named('recharge.queryRechargeBill') as Query[];
  return { store, deps, world, faults, hideFaults, onMoved, queries };
}

describe('a deposit that arrives', () => {
  it('is the one that was pending before, until a screen has shown it', async () => {
    const { store, world } = setUp(0);
    world.rows = [pending(2, 5), bill(1)];
    await store.list.reload();
    expect(store.arrived).toBeNull();
    world.rows = [bill(2), bill(1)];
    await store.list.reload();
    expect(store.arrived?.billNo).toBe('2');
    store.welcome();
    await store.list.reload();
    expect(store.arrived).toBeNull();
  });

  it('is none that was cancelled, and none of another tab', async () => {
    const { store, world } = setUp(0);
    world.rows = [pending(1, 5)];
    await store.list.reload();
    world.rows = [bill(1, { status: -1 }), bill(2)];
    await store.list.reload();
    await store.list.choose('2');
    expect(store.arrived).toBeNull();
  });
});

const numbers = (store: DepositsStore) => store.deposits.map(({ billNo }) => Number(billNo));

describe('DepositsStore', () => {
  it('loads page after page to the end, no deposit twice', async () => {
    const { store, world } = setUp();
    await store.list.reload();
    expect(store.deposits).toHaveLength(20);
    world.rows = [bill(47), bill(46), ...world.rows];
    await store.list.loadMore();
    expect(new Set(numbers(store)).size).toBe(store.deposits.length);
    await store.list.loadMore();
    expect(store.list.hasMore).toBe(false);
    expect(numbers(store).at(-1)).toBe(1);
  });

  it('tries a failed page again', async () => {
    const { store, faults } = setUp();
    faults.push(new Error('network'));
    await store.list.reload();
    expect(store.list.failure).toEqual({ code: 'OFFLINE' });
    await store.list.loadMore();
    expect(store.deposits).toHaveLength(20);
    faults.push(new Error('network'));
    await store.list.loadMore();
    expect(store.list.failure).toEqual({ code: 'OFFLINE' });
    await store.list.loadMore();
    expect(store.deposits).toHaveLength(40);
  });

  it('turns to another tab and drops late answers for the one before', async () => {
    const { store, world, queries } = setUp(3);
    world.rows = [pending(4, 1), ...world.rows];
    const slow = store.list.reload();
    await store.list.choose('0');
    await slow;
    expect(numbers(store)).toEqual([4]);
    expect(queries().at(-1)).toEqual({ pageNo: 1, pageSize: 20, flag: '0' });
    const calls = queries().length;
    await store.list.choose('0');
    expect(queries()).toHaveLength(calls);
  });

  it('follows confirmations every 5 s while a deposit is pending and somebody looks', async () => {
    const { store, world, deps, onMoved, queries } = setUp(1);
    world.rows = [pending(2, 2), ...world.rows];
    const stop = store.watch();
    await settle();
    world.rows = [pending(2, 3), bill(1)];
    await deps.clock.advance(5_000);
    expect(store.pending[0]?.confirmations).toBe(3);
    expect(store.list).toMatchObject({ isLoading: false, failure: undefined });
    expect(onMoved).not.toHaveBeenCalled();
    world.rows = [bill(2), bill(1)];
    await deps.clock.advance(5_000);
    expect(store.pending).toEqual([]);
    expect(onMoved).toHaveBeenCalledTimes(1);

    stop();
    const calls = queries().length;
    await deps.clock.advance(60_000);
    expect(queries()).toHaveLength(calls);
  });

  it('looks every 5 s for some minutes after it was opened, then every 30 s', async () => {
    const { store, world, deps, queries } = setUp(1);
    store.watch();
    await settle();
    world.rows = [pending(2, 1), ...world.rows];
    await deps.clock.advance(5_000);
    expect(numbers(store)).toEqual([2, 1]);
    world.rows = [bill(2), bill(1)];
    await deps.clock.advance(290_000);
    const calls = queries().length;
    expect(calls).toBe(60);
    await deps.clock.advance(25_000);
    expect(queries()).toHaveLength(calls);
    await deps.clock.advance(5_000);
    expect(queries()).toHaveLength(calls + 1);
  });

  it('looks at once when the person comes back or pulls, and often for a while; never while unseen', async () => {
    const { store, deps, queries } = setUp(1);
    const stop = store.watch();
    await deps.clock.advance(600_000);
    deps.setVisible(false);
    const calls = queries().length;
    await deps.clock.advance(600_000);
    expect(queries()).toHaveLength(calls);
    deps.setVisible(true);
    await settle();
    expect(queries()).toHaveLength(calls + 1);
    await deps.clock.advance(10_000);
    expect(queries()).toHaveLength(calls + 3);
    await deps.clock.advance(600_000);
    const later = queries().length;
    await store.look();
    await deps.clock.advance(10_000);
    expect(queries()).toHaveLength(later + 3);
    stop();
    deps.setVisible(false);
    deps.setVisible(true);
    await deps.clock.advance(60_000);
    expect(queries()).toHaveLength(later + 3);
  });

  it('reports a deposit that leaves the tab of pending ones', async () => {
    const { store, world, deps, onMoved } = setUp(0);
    world.rows = [pending(1, 5)];
    await store.list.choose('0');
    store.watch();
    await settle();
    world.rows = [bill(1)];
    await deps.clock.advance(5_000);
    expect(store.deposits).toEqual([]);
    expect(onMoved).toHaveBeenCalledTimes(1);
  });

  it('keeps what is shown when a look fails, and says that it is older', async () => {
    const { store, world, deps, faults } = setUp(0);
    world.rows = [pending(1, 2)];
    store.watch();
    await settle();
    faults.push(new Error('network'));
    await deps.clock.advance(5_000);
    expect(store.list.isStale).toBe(true);
    expect(store.deposits).toHaveLength(1);
    await deps.clock.advance(5_000);
    expect(store.list.isStale).toBe(false);
  });

  it('reloads as far as the list is shown', async () => {
    const { store, queries } = setUp();
    await store.list.reload();
    await store.list.loadMore();
    await store.list.reload();
    expect(queries().at(-1)).toEqual({ pageNo: 1, pageSize: 40, flag: '' });
    expect(store.deposits).toHaveLength(40);
    expect(store.list.hasMore).toBe(true);
  });

  it('hides a deposit for good, also when the answer to an earlier try was lost', async () => {
    const { store, hideFaults } = setUp(3);
    await store.list.reload();
    await store.hide('2');
    expect(numbers(store)).toEqual([3, 1]);
    hideFaults.push(new FakeRefusal('RECORD_ALREADY_DELETED'));
    await store.hide('3');
    expect(numbers(store)).toEqual([1]);
  });

  it('keeps a deposit that the server does not hide', async () => {
    const { store, hideFaults } = setUp(1);
    await store.list.reload();
    hideFaults.push(new FakeRefusal('CONDITION_NOT_FULLFILL'));
    await expect(store.hide('1')).rejects.toMatchObject({ code: 'CONDITION_NOT_FULLFILL' });
    expect(numbers(store)).toEqual([1]);
  });

  it('loads a tab again that was loading when a deposit was hidden', async () => {
    const { store, world } = setUp(2);
    world.rows = [pending(3, 1), ...world.rows];
    await store.list.reload();
    const hiding = store.hide('2');
    const choosing = store.list.choose('2');
    expect(store.list.isLoading).toBe(true);
    await Promise.all([hiding, choosing]);
    await settle();
    expect(store.list).toMatchObject({ isLoading: false, failure: undefined });
    expect(numbers(store)).toEqual([1]);
  });
});
