import { describe, expect, it, vi } from 'vitest';
import { contract, type PayMethodId, type Trade } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import { PurchaseFlow } from './PurchaseFlow.ts';
import { TradeTerms } from './TradeTerms.ts';

const ORDER = contract.order.orderC2cDetail.example.response as Trade;
const QUOTE = {
  price: '7.21',
  quotedUntil: 1_790_000_030_000,
  min: '10',
  max: '3000',
  sellersOnline: 12,
  payWithin: 900_000,
  list: [],
  asked: null,
};
const offer = (amount: string, price: string, fiatAmount: string) => ({
  amount,
  price,
  fiatAmount,
  fast: true,
  bonus: '0',
});

async function open(deposit?: () => Promise<{ matched: true; order: Trade } | { matched: false; nearest: string[] }>) {
  const fake = createFakeApi({
    trading: { recommendBuyerAmount: async () => QUOTE, ...(deposit ? { deposit } : {}) },
  });
  const deps = createFakeDeps({ api: fake.api });
  const onOrdered = vi.fn<() => void>();
  const flow = new PurchaseFlow(deps, {
    session: { userId: '1024' },
    terms: new TradeTerms(deps),
    part: 'pendingPurchases',
    onOrdered,
  });
  const stop = flow.watch();
  await deps.clock.advance(0);
  return { ...fake, deps, flow, onOrdered, stop };
}

describe('the amount', () => {
  it('is typed in the coin or in fiat, and converted between them', async () => {
    const { flow } = await open();
    flow.setAmount('100');
    expect(flow.fiat).toBe('721');
    flow.setUnit('fiat');
    expect(flow.amount).toBe('721');
    expect(flow.checked).toEqual({ ok: true, value: '100' });
  });

  it.each([
    ['9.99', 'AMOUNT_BELOW_MIN'],
    ['3000.01', 'AMOUNT_ABOVE_MAX'],
    ['', 'AMOUNT_EMPTY'],
  ])('%s is refused with %s', async (amount, code) => {
    const { flow } = await open();
    flow.setAmount(amount);
    expect(flow.checked).toMatchObject({ ok: false, issue: { code } });
  });
});

describe('the price', () => {
  it('of a listed amount is its own, and the order asks for no more', async () => {
    const list = [offer('100', '7.19', '719')];
    const fake = createFakeApi({
      trading: {
        recommendBuyerAmount: async () => ({ ...QUOTE, list }),
        deposit: async () => ({ matched: true, order: ORDER }),
      },
    });
    const deps = createFakeDeps({ api: fake.api });
    const flow = new PurchaseFlow(deps, {
      session: { userId: '1024' },
      terms: new TradeTerms(deps),
      part: 'pendingPurchases',
      onOrdered: () => {},
    });
    flow.watch();
    await deps.clock.advance(0);
    flow.take('100');
    expect(flow).toMatchObject({ price: '7.19', fiat: '719', offer: list[0] });
    await flow.buy();
    expect(fake.named('trading.deposit')).toMatchObject([{ amount: '100', price: '7.19' }]);
    flow.dispose();
  });

  it('of a typed amount is asked for after typing, and the highest on offer until it is known', async () => {
    const asked = offer('120', '7.2', '864');
    const fake = createFakeApi({
      trading: { recommendBuyerAmount: async ({ amount }) => ({ ...QUOTE, asked: amount === '120' ? asked : null }) },
    });
    const deps = createFakeDeps({ api: fake.api });
    const flow = new PurchaseFlow(deps, {
      session: { userId: '1024' },
      terms: new TradeTerms(deps),
      part: 'pendingPurchases',
      onOrdered: () => {},
    });
    flow.watch();
    await deps.clock.advance(0);
    flow.setAmount('120');
    expect(flow).toMatchObject({ price: '7.21', fiat: '865.2', offer: undefined });
    await deps.clock.advance(500);
    expect(flow).toMatchObject({ price: '7.2', fiat: '864', offer: asked });
    flow.dispose();
  });

  it('is renewed before it is over', async () => {
    const { deps, named } = await open();
    await deps.clock.advance(27_000);
    expect(named('trading.recommendBuyerAmount')).toHaveLength(1);
    await deps.clock.advance(2_000);
    expect(named('trading.recommendBuyerAmount').length).toBeGreaterThan(1);
  });
});

describe('buying', () => {
  it('sends what is on the screen, and has the order', async () => {
    const { flow, named, onOrdered } = await open(async () => ({ matched: true, order: ORDER }));
    flow.setAmount('500');
    expect(await flow.buy()).toBe(true);
    expect(flow.order?.billNo).toBe(ORDER.billNo);
    expect(onOrdered).toHaveBeenCalledOnce();
    expect(named('trading.deposit')).toMatchObject([
      { payMethodId: 1, currency: 'USDT', amount: '500', price: '7.21' },
    ]);
  });

  it('uses no coupon for a shop, which shows none', async () => {
    const { flow, named, deps } = await open(async () => ({ matched: true, order: ORDER }));
    flow.setAmount('500');
    await deps.clock.advance(1_000);
    expect(flow.vouchers.chosen).not.toBeNull();
    flow.payShop('pt_1', '500');
    await flow.buy();
    expect(named('trading.deposit')).toEqual([expect.not.objectContaining({ voucherId: expect.anything() })]);
  });

  it('tells the nearest amounts when nobody sells this one', async () => {
    const { flow, onOrdered } = await open(async () => ({ matched: false, nearest: ['480', '600'] }));
    flow.setAmount('500');
    await flow.buy();
    expect(flow.nearest).toEqual(['480', '600']);
    expect(onOrdered).not.toHaveBeenCalled();
    flow.take('480');
    expect(flow.nearest).toBeNull();
    expect(flow.checked).toEqual({ ok: true, value: '480' });
  });

  it('asks again under the same number while acceptors are asked', async () => {
    let tries = 0;
    const { deps, flow, named } = await open(() =>
      ++tries < 3 ? Promise.reject(new FakeRefusal('2222')) : Promise.resolve({ matched: true, order: ORDER }),
    );
    flow.setAmount('500');
    await flow.buy();
    expect(flow.request.state).toBe('matching');
    await deps.clock.advance(4_000);
    expect(flow.order?.billNo).toBe(ORDER.billNo);
    expect(new Set((named('trading.deposit') as { reqNo: string }[]).map(({ reqNo }) => reqNo)).size).toBe(1);
  });

  it('loads the price again when the server calls it old', async () => {
    const { flow, named } = await open(() =>
      Promise.reject(new FakeRefusal('AMOUNT_INVALID', { price: '7.3', quotedUntil: 0 })),
    );
    flow.setAmount('500');
    expect(await flow.buy()).toBe(true);
    expect(flow.request.problem?.code).toBe('AMOUNT_INVALID');
    expect(named('trading.recommendBuyerAmount').length).toBeGreaterThan(1);
  });
});

describe('a closed pay method', () => {
  const methods = (...payMethodsBuy: PayMethodId[]) => ({
    payMethodsBuy,
    payMethodsSell: payMethodsBuy,
    buyDisable: payMethodsBuy.length === 0,
    sellDisable: payMethodsBuy.length === 0,
  });

  /** A flow whose server closes and opens methods. */
  async function openWith(open: PayMethodId[], deposit?: () => Promise<never>) {
    const fake = createFakeApi({
      trading: {
        payMethods: async () => methods(...open),
        recommendBuyerAmount: async ({ payMethodId }) => {
          if (!open.includes(payMethodId)) throw new FakeRefusal('NO_THIS_METHOD');
          return QUOTE;
        },
        ...(deposit ? { deposit } : {}),
      },
    });
    const deps = createFakeDeps({ api: fake.api });
    const terms = new TradeTerms(deps);
    const setting = { session: { userId: '1024' }, terms, part: 'pendingPurchases', onOrdered: () => {} };
    const flow = new PurchaseFlow(deps, setting);
    flow.watch();
    await deps.clock.advance(0);
    return { ...fake, deps, terms, flow };
  }

  it('that nobody has chosen gives way to the first open one', async () => {
    const { flow, terms } = await openWith([4, 5]);
    await vi.waitFor(() => expect(flow.quote.value).toBeDefined());
    expect(flow.quote).toMatchObject({ payMethodId: 4, isMethodClosed: false });
    expect(terms.openOn('buy')).toEqual([4, 5]);
    flow.dispose();
  });

  it('that the person has seen has no price any more, is not offered, and keeps what was typed', async () => {
    const open: PayMethodId[] = [1, 4];
    const { flow, terms, deps } = await openWith(open);
    flow.setAmount('100');
    open.shift();
    await deps.clock.advance(30_000);
    await vi.waitFor(() => expect(flow.quote.isMethodClosed).toBe(true));
    expect(flow.quote).toMatchObject({ payMethodId: 1, value: undefined });
    expect(flow).toMatchObject({ amount: '100', fiat: null });
    expect(terms.openOn('buy')).toEqual([4]);
    flow.setMethod(4);
    await vi.waitFor(() => expect(flow.fiat).toBe('721'));
    flow.dispose();
  });

  it('refuses an order in words of its own, and the form learns what is open', async () => {
    const open: PayMethodId[] = [1, 4];
    const { flow, terms } = await openWith(open, () => Promise.reject(new FakeRefusal('NO_THIS_METHOD')));
    flow.setAmount('100');
    open.shift();
    expect(await flow.buy()).toBe(true);
    expect(flow.request).toMatchObject({ state: 'refused', problem: { code: 'NO_THIS_METHOD' } });
    await vi.waitFor(() => expect(terms.openOn('buy')).toEqual([4]));
    expect(flow.amount).toBe('100');
    flow.dispose();
  });

  it('leaves nothing where all are closed', async () => {
    const { flow, terms } = await openWith([]);
    await vi.waitFor(() => expect(terms.isClosed('buy')).toBe(true));
    expect(flow.quote).toMatchObject({ isMethodClosed: true, value: undefined });
    flow.dispose();
  });
});

describe('the bonus', () => {
  const [voucher] = contract.promotion.queryV2.example.response.list;
  /** A flow for 100 on sale, where the seller brings this bonus, and with this voucher. */
  async function openWith(bonus: string, stackable?: boolean) {
    const onSale = { ...offer('100', '7.19', '719'), bonus };
    const list =
      stackable === undefined || !voucher
        ? []
        : [{ ...voucher, bonus: '2', total: stackable ? '5' : '2', methodBonus: '1', stackable, obstacle: null }];
    const fake = createFakeApi({
      trading: { recommendBuyerAmount: async () => ({ ...QUOTE, list: [onSale] }) },
      promotion: { queryV2: async () => ({ ...contract.promotion.queryV2.example.response, list }) },
    });
    const deps = createFakeDeps({ api: fake.api });
    const flow = new PurchaseFlow(deps, {
      session: { userId: '1024' },
      terms: new TradeTerms(deps),
      part: 'pendingPurchases',
      onOrdered: () => {},
    });
    flow.watch();
    await deps.clock.advance(0);
    flow.take('100');
    await flow.vouchers.ask('100');
    return flow;
  }

  it.each([
    ['of the amount on sale', '3', undefined, '3'],
    ['nothing from a seller who brings none', '0', undefined, '0'],
    ['the voucher instead of it', '3', false, '2'],
    ['both, where the voucher stacks', '3', true, '5'],
    ['the voucher alone, where it stacks but the seller brings none', '0', true, '2'],
  ] as const)('is %s', async (_what, bonus, stackable, expected) => {
    const flow = await openWith(bonus, stackable);
    expect(flow.bonus).toBe(expected);
    flow.dispose();
  });

  it('is not known while nobody sells the amount', async () => {
    const flow = await openWith('3');
    flow.setAmount('120');
    expect(flow.bonus).toBeUndefined();
    flow.dispose();
  });
});
