import { observable, observableRef, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, USER_INFO_EXAMPLE, type Bill, type UserInfo } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { ReceivedMoneyStore } from './ReceivedMoneyStore.ts';

const came = (billNo: string, completedAt: number): Bill => ({ ...BILL_EXAMPLE, billNo, amount: '25.5', completedAt });

function setUp(lastReceivedAt: number | null = null) {
  const bills: Bill[] = [];
  const faults: Error[] = [];
  const refuse: Error[] = [];
  let moved = 0;
  const { api, named } = createFakeApi({
    inbox: { setReceivedRead: async () => (refuse.length > 0 ? Promise.reject(refuse.shift()!) : true) },
    order: {
      pageQueryV2: async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
        const fault = faults.shift();
        if (fault) throw fault;
        return { pageNo, pageSize, total: bills.length, list: [...bills] };
      },
    },
  });
  const user: UserInfo = { ...USER_INFO_EXAMPLE, lastReceivedAt };
  const session = observable({ user }, { user: observableRef });
  const store = new ReceivedMoneyStore(createFakeDeps({ api }), { session, onMoved: () => (moved += 1) });
  const refresh = async (change: Partial<UserInfo>) => {
    runInAction(() => (session.user = { ...session.user, ...change }));
    await settle();
  };
  const told = () => store.news.map(({ billNo }) => billNo);
  return { store, bills, faults, refuse, refresh, told, moved: () => moved, named };
}

describe('ReceivedMoneyStore', () => {
  it('asks for the bills only when the person has received something', async () => {
    const { bills, refresh, told, moved, named } = setUp(100);
    await refresh({ nickName: 'Other' });
    expect(named('order.pageQueryV2')).toEqual([]);
    bills.push(came('2', 200), came('1', 100));
    await refresh({ lastReceivedAt: 200 });
    expect(named('order.pageQueryV2')).toEqual([
      { pageNo: 1, pageSize: 20, orderType: 'ALL', windowDays: 7, direction: 'in', orderStatus: 1 },
    ]);
    expect(told()).toEqual(['2']);
    expect(moved()).toBe(1);
    await refresh({ lastReceivedAt: 200 });
    expect(named('order.pageQueryV2')).toHaveLength(1);
  });

  it('tells everything once, newest first, also a deposit that began before', async () => {
    const { bills, refresh, told } = setUp();
    bills.push(came('2', 200), came('1', 100));
    await refresh({ lastReceivedAt: 200 });
    bills.splice(0, 2, came('3', 300), came('2', 200), { ...came('0', 250), createdAt: 50 });
    await refresh({ lastReceivedAt: 300 });
    expect(told()).toEqual(['3', '0', '2', '1']);
  });

  it('tries again with the next refresh when the bills did not load', async () => {
    const { bills, faults, refresh, told } = setUp();
    bills.push(came('1', 100));
    faults.push(new Error('network'));
    await refresh({ lastReceivedAt: 100 });
    expect(told()).toEqual([]);
    await refresh({ lastReceivedAt: 100 });
    expect(told()).toEqual(['1']);
  });

  it('marks what the person has not seen, at once and without a refresh', async () => {
    const { store, refuse, refresh, named } = setUp();
    expect(store.isMarked).toBe(false);
    await store.markSeen();
    expect(named('inbox.setReceivedRead')).toEqual([]);
    await refresh({ lastReceivedAt: 100, hasNoticeDot: true });
    expect(store.isMarked).toBe(true);
    refuse.push(new Error('network'));
    await store.markSeen();
    expect(store.isMarked).toBe(true);
    const seeing = store.markSeen();
    expect(store.isMarked).toBe(false);
    await seeing;
    expect(named('inbox.setReceivedRead').at(-1)).toEqual({ until: 100 });
    await refresh({ lastReceivedAt: 200, hasNoticeDot: true });
    expect(store.isMarked).toBe(true);
  });

  it('stops for good', async () => {
    const { store, refresh, named } = setUp();
    store.dispose();
    await refresh({ lastReceivedAt: 100 });
    expect(named('order.pageQueryV2')).toEqual([]);
  });
});
