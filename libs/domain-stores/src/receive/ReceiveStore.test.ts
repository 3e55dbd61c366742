import { observable, observableRef, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, type Bill } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { ReceiveStore } from './ReceiveStore.ts';

const TEN_MINUTES = 600_000;

function setUp() {
  const device = createFakeDeps();
  let made = 0;
  const faults: Error[] = [];
  const { api, named } = createFakeApi({
    recharge: {
      getPaymentQrCodeLink: ({ amount }) => {
        const fault = faults.shift();
        if (fault) return Promise.reject(fault);
        const expireAt = amount === undefined ? null : device.clock.now() + TEN_MINUTES;
        return Promise.resolve({ text: `text-${(made += 1)}`, link: '', expireAt });
      },
    },
  });
  const received = observable({ news: [] as readonly Bill[] }, { news: observableRef });
  return {
    receive: new ReceiveStore({ ...device, api }, received),
    received,
    device,
    faults,
    asked: () => named('recharge.getPaymentQrCodeLink'),
  };
}

describe('ReceiveStore', () => {
  it('asks once for a code that is good for ever', async () => {
    const { receive, asked } = setUp();
    await receive.load();
    await receive.load();
    expect(asked()).toEqual([{ currency: 'USDT' }]);
    expect(receive).toMatchObject({
      code: { value: { text: 'text-1', expireAt: null }, isLoading: false, failure: undefined },
    });
  });

  it('asks with an amount and a memo, and shows no older code meanwhile', async () => {
    const { receive, asked } = setUp();
    await receive.load();
    const asking = receive.ask({ currency: 'USDT', amount: '38.5', memo: 'Two books' });
    expect(receive).toMatchObject({ code: { value: undefined, isLoading: true } });
    await asking;
    expect(asked().at(-1)).toEqual({ currency: 'USDT', amount: '38.5', memo: 'Two books' });
    expect(receive.code.value?.text).toBe('text-2');
  });

  it('renews with the same terms, and keeps the old code until the new one is there', async () => {
    const { receive, asked } = setUp();
    await receive.ask({ currency: 'USDT', amount: '38.5', memo: '' });
    const renewing = receive.code.reload();
    expect(receive).toMatchObject({ code: { value: { text: 'text-1' }, isLoading: true } });
    await renewing;
    expect(receive.code.value?.text).toBe('text-2');
    expect(asked().at(-1)).toEqual({ currency: 'USDT', amount: '38.5' });
  });

  it('replaces an expired code by one for any amount', async () => {
    const { receive, device } = setUp();
    await receive.ask({ currency: 'BTC', amount: '0.5', memo: '' });
    await device.clock.advance(TEN_MINUTES - 1);
    await receive.load();
    expect(receive.terms.amount).toBe('0.5');
    await device.clock.advance(1);
    await receive.load();
    expect(receive).toMatchObject({
      terms: { currency: 'BTC', amount: '', memo: '' },
      code: { value: { expireAt: null } },
    });
  });

  it('says why there is no code, and ignores late answers', async () => {
    const { receive, faults } = setUp();
    faults.push(new FakeRefusal('ASSET_NOT_FOUND'), new Error('network'));
    await receive.load();
    expect(receive).toMatchObject({ code: { value: undefined, failure: { code: 'ASSET_NOT_FOUND' } } });
    await receive.code.reload();
    expect(receive.code.failure).toEqual({ code: 'OFFLINE' });
    const first = receive.ask({ currency: 'USDT', amount: '1', memo: '' });
    const second = receive.ask({ currency: 'USDT', amount: '2', memo: '' });
    await Promise.all([first, second]);
    await settle();
    expect(receive).toMatchObject({
      terms: { amount: '2' },
      code: { value: { text: 'text-2' }, failure: undefined, isLoading: false },
    });
  });

  it('says who paid since the code is shown, and how much', async () => {
    const { receive, received, device } = setUp();
    const paid = (billNo: string, change: Partial<Bill> = {}): Bill => ({
      ...BILL_EXAMPLE,
      billNo,
      recordType: 'PAYMENT',
      amount: '38.5',
      completedAt: device.clock.now(),
      ...change,
    });
    const come = (...news: Bill[]) => runInAction(() => (received.news = [...news, ...received.news]));
    come(paid('0'));
    await device.clock.advance(1);
    await receive.load();
    receive.showAgain();
    // A page that has just opened hears of payments before it.
    come(paid('1', { completedAt: device.clock.now() - 1 }));
    expect(receive.paid).toBeNull();
    come(paid('2', { recordType: 'RECV' }), paid('3', { currency: 'BTC' }));
    expect(receive.paid).toBeNull();
    come(paid('4'));
    come(paid('5'));
    expect(receive.paid?.billNo).toBe('5');

    await receive.ask({ currency: 'USDT', amount: '38.50', memo: '' });
    expect(receive.paid).toBeNull();
    come(paid('6', { amount: '38' }), paid('7'));
    expect(receive.paid?.billNo).toBe('7');
    receive.showAgain();
    expect(receive.paid).toBeNull();
  });
});
