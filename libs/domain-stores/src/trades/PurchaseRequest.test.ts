import { describe, expect, it, vi } from 'vitest';
import { contract, type Trade } from '@ezwallet/api-client/contract';
import type { Failure } from '../kit/failures.ts';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { PurchaseRequest } from './PurchaseRequest.ts';

const TRADE = contract.order.orderC2cDetail.example.response as Trade;
const ORDER = { payMethodId: 1, currency: 'USDT', amount: '99', price: '7.21' } as const;
const FOUND = { matched: true, order: TRADE } as const;
const LOST = new TypeError('Failed to fetch');
const PART = 'pendingPurchases';

type Weather =
  | 'lost'
  | 'running'
  | typeof FOUND
  | { readonly matched: false; readonly nearest: string[] }
  | FakeRefusal;

/** A device whose server answers as the weather says, the last of it for ever. */
function openDevice(...weather: Weather[]) {
  const depositCancel = vi.fn<(request: object) => Promise<boolean>>(async () => true);
  const deposit = async () => {
    const now = weather.length > 1 ? weather.shift()! : weather[0]!;
    if (now === 'lost') throw LOST;
    if (now === 'running') throw new FakeRefusal('2222');
    if (now instanceof FakeRefusal) throw now;
    return now;
  };
  const fake = createFakeApi({ trading: { deposit, depositCancel } });
  const deps = createFakeDeps({ api: fake.api });
  const sent = () => fake.named('trading.deposit') as { reqNo: string; placeBy: number }[];
  const open = (userId = '1024') => {
    const onAnswered = vi.fn<(problem: Failure | null) => void>();
    return { onAnswered, request: new PurchaseRequest(deps, { session: { userId }, part: PART, onAnswered }) };
  };
  return { deps, sent, open, weather, depositCancel };
}

describe('a search for a seller', () => {
  it('says how long it goes on, and the most that the buyer pays', async () => {
    const { deps, open } = openDevice('running');
    const { request } = open();
    expect(request.search).toBeNull();
    await request.place(ORDER);
    expect(request.search).toEqual({ endsAt: deps.serverNow() + 180_000, span: 180_000, fiat: '713.79' });
  });

  it('is over once the person has cancelled it, without an outcome to tell', async () => {
    const { open, depositCancel } = openDevice('running', new FakeRefusal('ORDER_CANCELED'));
    const { request } = open();
    request.enter();
    await request.place(ORDER);
    const { reqNo } = request.pending!;
    await request.cancel();
    expect(depositCancel.mock.calls[0]?.[0]).toEqual({ reqNo });
    expect(request).toMatchObject({ state: 'draft', pending: null, problem: null });
  });

  it('that a seller ended first has its order', async () => {
    const { open } = openDevice('running', FOUND);
    const { request } = open();
    await request.place(ORDER);
    await request.cancel();
    expect(request.state).toBe('matched');
  });

  it('is cancelled only while it goes on', async () => {
    const { open, depositCancel } = openDevice('lost');
    const { request } = open();
    await request.place(ORDER);
    await request.cancel();
    expect(depositCancel).not.toHaveBeenCalled();
  });
});

describe('an order without an answer', () => {
  it('is unknown, never a search for a seller', async () => {
    const { open } = openDevice('lost');
    const { request } = open();
    request.enter();
    expect(await request.place(ORDER)).toBe(false);
    expect(request).toMatchObject({ state: 'unknown', isOpen: true, problem: null, pending: { amount: '99' } });
  });

  it('is a search only while the server says so', async () => {
    const { deps, open } = openDevice('lost', 'running', 'lost', FOUND);
    const { request } = open();
    await request.place(ORDER);
    await deps.clock.advance(1_000);
    expect(request.state).toBe('matching');
    await deps.clock.advance(2_000);
    expect(request.state).toBe('unknown');
    await request.checkNow();
    expect(request.state).toBe('matched');
  });

  it('goes on after the person leaves, under the same number, and tells what they missed', async () => {
    const { deps, sent, open } = openDevice('lost', 'lost', FOUND);
    const { request, onAnswered } = open();
    request.enter();
    await request.place(ORDER);
    request.leave();
    await deps.clock.advance(10_000);
    expect(request).toMatchObject({
      state: 'matched',
      unwatched: true,
      missed: true,
      answer: { order: { billNo: TRADE.billNo } },
    });
    expect(onAnswered).toHaveBeenCalledExactlyOnceWith(null);
    expect(new Set(sent().map(({ reqNo, placeBy }) => `${reqNo} ${placeBy}`)).size).toBe(1);
    expect(deps.journalStore.parts.size).toBe(0);
  });

  it('is found again by the next page of the same person, and by nobody else', async () => {
    const { deps, sent, open, weather } = openDevice('lost');
    const first = open();
    await first.request.place(ORDER);
    first.request.dispose();
    const asked = sent().length;
    const stranger = open('2048');
    await stranger.request.resume();
    expect(stranger.request.state).toBe('draft');
    expect(sent()).toHaveLength(asked);
    weather.splice(0, 1, new FakeRefusal('EXPIRED'));
    const next = open();
    await next.request.resume();
    expect(next.request).toMatchObject({
      state: 'refused',
      missed: true,
      problem: { code: 'EXPIRED' },
      pending: { amount: '99' },
    });
    expect(deps.journalStore.parts.size).toBe(0);
  });

  it('keeps another order out until it is known', async () => {
    const { sent, open } = openDevice('lost');
    const { request } = open();
    await request.place(ORDER);
    expect(await request.place({ ...ORDER, amount: '5' })).toBe(false);
    request.forget();
    expect(request).toMatchObject({ state: 'unknown', pending: { amount: '99' } });
    expect(sent()).toHaveLength(1);
  });

  it('names the moment after which the server makes no order', async () => {
    const { deps, sent, open } = openDevice('lost');
    const { request } = open();
    const now = deps.serverNow();
    await request.place(ORDER);
    expect(sent()[0]!.placeBy).toBe(now + 120_000);
  });
});

describe('what an order came to', () => {
  it('is forgotten once it was seen', async () => {
    const { open } = openDevice({ matched: false, nearest: ['80'] });
    const { request } = open();
    request.enter();
    await request.place(ORDER);
    expect(request).toMatchObject({ state: 'unmatched', missed: false });
    request.leave();
    expect(request).toMatchObject({ state: 'draft', answer: null, pending: null });
  });

  it('is a refusal where the device cannot store it, and nothing is sent', async () => {
    const { deps, sent, open } = openDevice(FOUND);
    vi.spyOn(deps.journalStore, 'write').mockRejectedValue(new Error('full'));
    const { request } = open();
    await request.place(ORDER);
    expect(request).toMatchObject({ state: 'refused', problem: { code: 'UNWRITTEN' } });
    expect(sent()).toHaveLength(0);
  });
});
