import { describe, expect, it, vi } from 'vitest';
import { contract, type Trade } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { TradeCase } from '../trade-case/TradeCase.ts';
import { TradeStore } from './TradeStore.ts';

const BUY = contract.order.orderC2cDetail.example.response as Trade;
const PAID = contract.trading.buyConfirmOrCancel.example.response as Trade;

function open(handlers: Parameters<typeof createFakeApi>[0] = {}, first: Trade = BUY) {
  let trade = first;
  const fake = createFakeApi({ order: { orderC2cDetail: async () => trade }, ...handlers });
  const deps = createFakeDeps({ api: fake.api });
  const onMoved = vi.fn<() => void>();
  return {
    ...fake,
    deps,
    onMoved,
    store: new TradeStore(new TradeCase(deps, first.billNo, onMoved)),
    become: (next: Trade) => void (trade = next),
  };
}

describe('a trade that somebody looks at', () => {
  it('is asked for every 3 s until its end, and shows what changed without a notice', async () => {
    const { deps, store, become, onMoved, named } = open();
    const stop = store.watch();
    await deps.clock.advance(3_000);
    become({ ...BUY, status: 2 });
    await deps.clock.advance(3_000);
    expect(store.trade?.status).toBe(2);
    expect(store.move).toBeNull();
    expect(onMoved).toHaveBeenCalledOnce();
    const asked = named('order.orderC2cDetail').length;
    await deps.clock.advance(30_000);
    expect(named('order.orderC2cDetail')).toHaveLength(asked);
    stop();
  });

  it('is not asked for while nobody sees the app', async () => {
    const { deps, store, named } = open();
    store.watch();
    await deps.clock.advance(0);
    deps.setVisible(false);
    await deps.clock.advance(30_000);
    expect(named('order.orderC2cDetail')).toHaveLength(1);
  });
});

describe('what both sides agree on', () => {
  it('is sent with the status that the person saw, and shows the trade that comes back', async () => {
    const { store, named } = open({}, PAID);
    await store.look();
    expect(await store.askCancel()).toBe(true);
    expect(named('trading.orderAskCancel')).toMatchObject([{ billNo: PAID.billNo, expectStatus: 3 }]);
    expect(store.trade?.events.at(-1)?.event).toBe('askCancel');
    expect(await store.answerCancel(false)).toBe(true);
    expect(named('trading.orderAnswerCancel')).toMatchObject([{ agree: false, expectStatus: 1 }]);
  });

  it('takes a ticket where it lets go what the buyer has paid', async () => {
    const { store, named } = open({}, PAID);
    await store.look();
    expect([store.asksForTicketToAgree, store.asksForTicketToAsk]).toEqual([true, PAID.transactionType === 9]);
    await store.answerCancel(true, 'pp_1');
    expect(named('trading.orderAnswerCancel')).toMatchObject([{ agree: true, expectStatus: 3, payPassTicket: 'pp_1' }]);
  });

  it('more time comes once for each request number', async () => {
    const { store, named } = open();
    await store.look();
    expect(await store.extend()).toBe(true);
    expect(named('trading.orderExtend')).toMatchObject([{ expectStatus: 1, reqNo: expect.any(String) }]);
    expect(store.trade?.extension).toBeNull();
  });
});

describe('an action', () => {
  it('shows the trade that the server answers with, which is no news to the person', async () => {
    const { store, named, onMoved } = open({ trading: { buyConfirmOrCancel: async () => PAID } });
    await store.look();
    expect(await store.pay(['fi_1'])).toBe(true);
    expect(store.trade?.status).toBe(3);
    expect(store.move).toBeNull();
    expect(onMoved).toHaveBeenCalledOnce();
    expect(named('trading.buyConfirmOrCancel')).toEqual([
      { billNo: BUY.billNo, expectStatus: 1, type: 1, imageIds: ['fi_1'], reqNo: expect.any(String) as string },
    ]);
  });

  it('that comes too late shows the trade as it is now, and says so', async () => {
    const late = { ...BUY, status: -2 } as const;
    const { store } = open({ trading: { buyConfirmOrCancel: () => Promise.reject(new FakeRefusal('3025', late)) } });
    await store.look();
    expect(await store.pay(['fi_1'])).toBe(false);
    expect(store.trade?.status).toBe(-2);
    expect(store.move).toEqual({ from: 1, to: -2 });
  });

  it('without an answer is sent again under the same number', async () => {
    let isDown = true;
    const { deps, store, named } = open({
      trading: { buyConfirmOrCancel: () => (isDown ? Promise.reject(new Error('network')) : Promise.resolve(PAID)) },
    });
    store.watch();
    await deps.clock.advance(0);
    expect(await store.pay(['fi_1'])).toBe(false);
    expect(store.isUnknown).toBe(true);
    isDown = false;
    await deps.clock.advance(3_000);
    expect(store.trade?.status).toBe(3);
    const sent = named('trading.buyConfirmOrCancel') as { reqNo: string }[];
    expect(new Set(sent.map(({ reqNo }) => reqNo)).size).toBe(1);
  });

  it('of a seller cancels a sale that waits', async () => {
    const sale = contract.trading.withdrawal.example.response as Trade;
    const { store, named } = open({}, sale);
    await store.look();
    expect(await store.cancel('PRICE')).toBe(true);
    expect(named('trading.sellOrderCancel')).toMatchObject([{ expectStatus: 0, reason: 'PRICE' }]);
  });
});
