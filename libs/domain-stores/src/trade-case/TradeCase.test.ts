import { contract, type Trade } from '@ezwallet/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { TradeCases } from './TradeCases.ts';

const PAID = contract.trading.buyConfirmOrCancel.example.response as Trade;
const SAID = { text: 'I paid in full.', imageIds: ['f_1'] };
const LATE = { ...contract.trading.buyerSubmitAppeal.example.response.appeal!, late: { escrow: '40', agreedAt: null } };

function open(first: Trade, trading: object = {}) {
  let trade = first;
  const fake = createFakeApi({ order: { orderC2cDetail: async () => trade }, trading: trading as never });
  const deps = createFakeDeps({ api: fake.api });
  const onMoved = vi.fn<() => void>();
  const cases = new TradeCases(deps, onMoved);
  return { ...fake, deps, onMoved, cases, found: cases.of(first.billNo), become: (next: Trade) => void (trade = next) };
}

describe('a case', () => {
  it('is one for each bill, and asks once for all its screens', async () => {
    const { cases, found, deps, named } = open(PAID);
    expect(cases.of(PAID.billNo)).toBe(found);
    const stops = [found.watch(), found.watch()];
    await deps.clock.advance(0);
    await deps.clock.advance(3_000);
    expect(named('order.orderC2cDetail')).toHaveLength(2);
    for (const stop of stops) stop();
    await deps.clock.advance(30_000);
    expect(named('order.orderC2cDetail')).toHaveLength(2);
  });

  it('is followed after its end while an appeal is open', async () => {
    const ended: Trade = { ...PAID, status: -2, appeal: LATE };
    const { found, deps, become, onMoved, named } = open(ended);
    found.watch();
    await deps.clock.advance(3_000);
    become({ ...ended, appeal: { ...LATE, closedAt: 1 } });
    await deps.clock.advance(3_000);
    expect(onMoved).toHaveBeenCalledOnce();
    const asked = named('order.orderC2cDetail').length;
    await deps.clock.advance(30_000);
    expect(named('order.orderC2cDetail')).toHaveLength(asked);
  });

  it('takes the answer of an act, and does not ask for it', async () => {
    const { found, named, onMoved } = open(PAID, { buyerSubmitAppeal: async () => ({ ...PAID, status: 4 }) });
    await found.look();
    expect(await found.act('openAppeal', { ...SAID, reason: 'NOT_RELEASED' })).toBe(true);
    expect(found.trade?.status).toBe(4);
    expect(onMoved).toHaveBeenCalledOnce();
    expect(named('order.orderC2cDetail')).toHaveLength(1);
  });

  it('sends the very same again after a lost answer, also when the trade has changed meanwhile', async () => {
    let isDown = true;
    const opened: Trade = { ...PAID, status: 4 };
    const { found, become, named } = open(PAID, {
      buyerSubmitAppeal: () => (isDown ? Promise.reject(new Error('network')) : Promise.resolve(opened)),
    });
    await found.look();
    expect(await found.act('openAppeal', { ...SAID, reason: 'NOT_RELEASED' })).toBe(false);
    become(opened);
    await found.look();
    isDown = false;
    await found.retry();
    const [first, second] = named('trading.buyerSubmitAppeal');
    expect(second).toEqual(first);
    expect(found.isUnknown).toBe(false);
  });

  it('has a new request number after a refusal, and forgets the failure of another act', async () => {
    const refuse = () => Promise.reject(new FakeRefusal('NO_RIGHTS'));
    const { found, named } = open(PAID, { orderAskCancel: refuse, buyerSubmitAppeal: refuse });
    await found.look();
    const appeal = { ...SAID, reason: 'NOT_RELEASED' } as const;
    await found.act('openAppeal', appeal);
    await found.act('openAppeal', appeal);
    const numbers = (named('trading.buyerSubmitAppeal') as { reqNo: string }[]).map(({ reqNo }) => reqNo);
    expect(new Set(numbers).size).toBe(2);
    await found.act('askCancel', {});
    expect(found.doing.openAppeal.failure).toBeUndefined();
    expect(found.doing.askCancel.failure?.code).toBe('NO_RIGHTS');
  });
});
