import { expect, it } from 'vitest';
import { BILL_EXAMPLE, type Contract, type RequestOf } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { RecentBills } from './RecentBills.ts';

function setUp() {
  const faults: Error[] = [];
  const { api, named } = createFakeApi({
    order: {
      pageQueryV2: async ({ pageNo, pageSize, currency = 'USDT' }: RequestOf<Contract['order']['pageQueryV2']>) => {
        const fault = faults.shift();
        if (fault) throw fault;
        return { pageNo, pageSize, total: 1, list: [{ ...BILL_EXAMPLE, currency }] };
      },
    },
  });
  const deps = createFakeDeps({ api });
  return { recent: new RecentBills(deps), deps, faults, asked: () => named('order.pageQueryV2') };
}

it('has the latest bills of every coin, and of one', async () => {
  const { recent, asked } = setUp();
  await Promise.all([recent.of().load(), recent.of('BTC').load()]);
  expect(recent.of().value?.map(({ currency }) => currency)).toEqual(['USDT']);
  expect(recent.of('BTC').value?.map(({ currency }) => currency)).toEqual(['BTC']);
  const page = { pageNo: 1, pageSize: 5, orderType: 'ALL', windowDays: 9999 };
  expect(asked()).toEqual([page, { ...page, currency: 'BTC' }]);
});

it('refreshes while somebody looks, keeps what it has when that fails, and stops', async () => {
  const { recent, deps, faults, asked } = setUp();
  const stop = recent.watch('BTC');
  await deps.clock.advance(0);
  faults.push(new FakeRefusal('NETWORK'));
  await deps.clock.advance(30_000);
  expect(asked()).toHaveLength(2);
  expect(recent.of('BTC').value).toHaveLength(1);
  expect(recent.of('BTC').isStale).toBe(true);
  await deps.clock.advance(30_000);
  expect(recent.of('BTC').isStale).toBe(false);
  stop();
  await deps.clock.advance(60_000);
  expect(asked()).toHaveLength(3);
});
