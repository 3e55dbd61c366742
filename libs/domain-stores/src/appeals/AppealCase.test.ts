import { contract, type Trade } from '@ezwallet/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { settle } from '../testing/FakeClock.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { TradeCases } from '../trade-case/TradeCases.ts';
import { Appeals } from './Appeals.ts';

const BILL = '202611210931220000107';
const example = contract.order.orderC2cDetail.example.response;
const BUY = 9;
const SELL = 8;

/** A case on a server whose next answers can be lost or refused. */
async function open(transactionType: 8 | 9, status: Trade['status'] = 3) {
  let trade: Trade = { ...example, transactionType, status };
  const faults: Error[] = [];
  const act = async (request: unknown) => {
    const fault = faults.shift();
    if (fault) throw fault;
    const { action } = request as { action: string };
    trade = { ...trade, status: action === 'agree' ? 2 : action === 'withdraw' ? 3 : trade.status === 5 ? 5 : 4 };
    return trade;
  };
  const { api, named } = createFakeApi({
    order: { orderC2cDetail: async () => trade },
    trading: { buyerSubmitAppeal: act, sellerSubmitComplain: act } as never,
    user: {
      checkTransPass: async () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return { payPassTicket: 'ticket' };
      },
    } as never,
  });
  const deps = createFakeDeps({ api });
  const onMoved = vi.fn<() => void>();
  const found = new Appeals(deps, new TradeCases(deps, onMoved)).of(BILL);
  const stop = found.watch();
  await settle();
  const become = (change: Partial<Trade>) => (trade = { ...trade, ...change });
  return { found, deps, named, faults, onMoved, stop, become };
}

const SAID = { text: 'I paid in full.', imageIds: ['f_1'] };

describe('AppealCase', () => {
  it('opens by the call of its side, and shows the answer', async () => {
    const buyer = await open(BUY);
    expect(await buyer.found.opening.submit({ ...SAID, reason: 'NOT_RELEASED' })).toBe(true);
    expect(buyer.named('trading.buyerSubmitAppeal')).toMatchObject([
      { billNo: BILL, action: 'open', expectStatus: 3, ...SAID },
    ]);
    expect(buyer.found.trade.value?.status).toBe(4);
    const seller = await open(SELL);
    await seller.found.opening.submit({ ...SAID, reason: 'NOT_PAID' });
    expect(seller.named('trading.sellerSubmitComplain')).toMatchObject([{ openCase: true, action: 'open' }]);
  });

  it('can be taken back once by the side that opened it, and a late one beside that', async () => {
    const { found, deps, become } = await open(BUY, 4);
    const appeal = { ...contract.trading.buyerSubmitAppeal.example.response.appeal!, initiator: 'buyer' as const };
    const see = async (change: Partial<Trade>) => {
      become(change);
      await deps.clock.advance(5_000);
      return found.canWithdraw;
    };
    const step = { seq: 9, event: 'withdrawAppeal' as const, from: 4 as const, to: 3 as const, at: 1, reason: '' };
    expect(await see({ appeal })).toBe(true);
    expect(await see({ events: [...example.events, { ...step, actor: 'seller' }] })).toBe(true);
    expect(await see({ events: [...example.events, { ...step, actor: 'buyer' }] })).toBe(false);
    expect(await see({ status: -2, appeal: { ...appeal, late: { escrow: '0', agreedAt: null } } })).toBe(true);
    expect(await see({ status: 4, appeal: { ...appeal, initiator: 'seller' }, events: example.events })).toBe(false);
  });

  it('opens a late appeal in the status in which the trade ended, and tells when it is decided', async () => {
    const { found, named, become, deps, onMoved, stop } = await open(BUY, -2);
    await found.opening.submit({ ...SAID, reason: 'NOT_RELEASED' });
    expect(named('trading.buyerSubmitAppeal')).toMatchObject([{ action: 'open', expectStatus: -2 }]);
    const appeal = {
      ...contract.trading.buyerSubmitAppeal.example.response.appeal!,
      late: { escrow: '40', agreedAt: null },
    };
    become({ status: -2, appeal });
    await deps.clock.advance(5_000);
    expect(found.isOpen).toBe(true);
    await found.stating.submit(SAID);
    expect(named('trading.buyerSubmitAppeal').at(-1)).toMatchObject({ action: 'state', expectStatus: -2 });
    become({ status: -2, appeal });
    await deps.clock.advance(5_000);
    await found.withdrawing.submit({});
    expect(named('trading.buyerSubmitAppeal').at(-1)).toMatchObject({ action: 'withdraw', expectStatus: -2 });
    become({ status: -2, appeal });
    await deps.clock.advance(5_000);
    await found.conceding.submit({ payPassTicket: 'pp_1' });
    expect(named('trading.buyerSubmitAppeal').at(-1)).toMatchObject({
      action: 'agree',
      expectStatus: -2,
      payPassTicket: 'pp_1',
    });
    become({ status: -2, appeal });
    await deps.clock.advance(5_000);
    onMoved.mockClear();
    become({ status: -2, appeal: { ...appeal, closedAt: appeal.openedAt + 1 } });
    await deps.clock.advance(5_000);
    expect(found.isOpen).toBe(false);
    expect(onMoved).toHaveBeenCalledOnce();
    stop();
  });

  it('sends the same request again after a lost answer', async () => {
    const { found, named, faults } = await open(BUY, 4);
    faults.push(new Error('no answer'));
    expect(await found.stating.submit(SAID)).toBe(false);
    expect(found.stating.isUnknown).toBe(true);
    expect(await found.stating.retry()).toBe(true);
    const [first, second] = named('trading.buyerSubmitAppeal') as { reqNo: string }[];
    expect(second).toEqual(first);
  });

  it('adds a statement with another number than the last one, also while staff decides', async () => {
    const { found, named } = await open(BUY, 5);
    await found.stating.submit({ ...SAID });
    await found.stating.submit({ ...SAID });
    const [first, second] = named('trading.buyerSubmitAppeal') as { reqNo: string; expectStatus: number }[];
    expect(first?.expectStatus).toBe(5);
    expect(second?.reqNo).not.toBe(first?.reqNo);
  });

  it('releases with a ticket for exactly this bill, and tells that money moved', async () => {
    const { found, named, onMoved } = await open(SELL, 4);
    expect(await found.release('280619')).toBe(true);
    expect(named('user.checkTransPass')).toEqual([
      { password: '280619', scene: 'release', confirmed: { billNo: BILL } },
    ]);
    expect(named('trading.sellerSubmitComplain')).toMatchObject([
      { action: 'agree', expectStatus: 4, payPassTicket: 'ticket' },
    ]);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it('sends nothing after a wrong payment password', async () => {
    const { found, named, faults } = await open(SELL, 4);
    faults.push(new FakeRefusal('1049', { remainTimes: 3 }));
    expect(await found.release('111999')).toBe(false);
    expect(found.conceding.failure).toEqual({ code: '1049', remainTimes: 3 });
    expect(named('trading.sellerSubmitComplain')).toEqual([]);
  });

  it('shows the trade as it is now when it has changed meanwhile', async () => {
    const { found, faults, become } = await open(BUY, 4);
    faults.push(new FakeRefusal('3025'));
    become({ status: 5 });
    expect(await found.withdrawing.submit({})).toBe(false);
    await settle();
    expect(found.trade.value?.status).toBe(5);
  });

  it('finds the decision by itself while somebody watches', async () => {
    const { found, deps, become, onMoved, stop } = await open(BUY, 5);
    become({ status: 2 });
    await deps.clock.advance(5_000);
    expect(found.trade.value?.status).toBe(2);
    expect(onMoved).toHaveBeenCalledOnce();
    stop();
  });
});
