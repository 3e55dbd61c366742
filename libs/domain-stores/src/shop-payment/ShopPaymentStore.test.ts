import { describe, expect, it } from 'vitest';
import { contract, MERCHANT_PAYMENT_EXAMPLE, type MerchantPayment } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { ShopPaymentStore } from './ShopPaymentStore.ts';

const TOKEN = 'mZ3vT8qLr0YxB1nKc5WdSg';

function setUp(first: Partial<MerchantPayment> = {}, handlers: Parameters<typeof createFakeApi>[0] = {}) {
  let payment = { ...MERCHANT_PAYMENT_EXAMPLE, ...first };
  const fake = createFakeApi({
    recharge: { queryLuckyRechargeBill: () => Promise.resolve(payment), ...handlers.recharge },
  });
  const device = createFakeDeps({ api: fake.api });
  const store = new ShopPaymentStore(device, TOKEN);
  return {
    store,
    device,
    named: fake.named,
    change: (change: Partial<MerchantPayment>) => (payment = { ...payment, ...change }),
  };
}

describe('ShopPaymentStore', () => {
  it('knows what is left to pay', async () => {
    const { store } = setUp({ paidAmount: '8.5' });
    await store.look();
    expect(store).toMatchObject({ missing: '30', isPayable: true, isArriving: false });
  });

  it.each([
    [
      { status: 1, paidAmount: '38.5' },
      { isPayable: false, isArriving: true },
    ],
    [
      { status: 2, paidAmount: '40' },
      { isPayable: false, isArriving: false, missing: '0' },
    ],
    [{ status: 3 }, { isPayable: false, isArriving: false }],
  ] as const)('with %o is %o', async (payment, expected) => {
    const { store } = setUp(payment);
    await store.look();
    expect(store).toMatchObject(expected);
  });

  it('follows the payment while somebody looks', async () => {
    const { store, device, change, named } = setUp();
    const stop = store.watch();
    await settle();
    change({ status: 2, paidAmount: '38.5' });
    await device.clock.advance(3_000);
    expect(store.payment.value?.status).toBe(2);
    stop();
    const { length } = named('recharge.queryLuckyRechargeBill');
    await device.clock.advance(9_000);
    expect(named('recharge.queryLuckyRechargeBill')).toHaveLength(length);
  });

  it('asks once for the address of each network', async () => {
    const { store, named } = setUp();
    await store.choose('TRC20');
    await store.choose('TRC20');
    expect(store.address).toEqual(contract.recharge.getLuckyRechargeAddress.example.response);
    expect(named('recharge.getLuckyRechargeAddress')).toEqual([{ payToken: TOKEN, protocol: 'TRC20' }]);
  });

  it('says why there is no address, and that there is no payment', async () => {
    const gone = () => Promise.reject(new FakeRefusal('ORDER_NOT_FOUND'));
    const { store } = setUp({}, { recharge: { queryLuckyRechargeBill: gone, getLuckyRechargeAddress: gone } });
    await store.choose('TRC20');
    expect(store.addressFailure?.code).toBe('ORDER_NOT_FOUND');
    expect(store.isUnknown).toBe(true);
    const device = createFakeDeps();
    expect(new ShopPaymentStore(device, '').isUnknown).toBe(true);
  });
});
