import { describe, expect, it, vi } from 'vitest';
import { contract, type Trade } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeRefusal } from '../testing/FakeRefusal.ts';
import type { OfferedVoucher } from '../vouchers/VoucherChoice.ts';
import { TradeCases } from '../trade-case/TradeCases.ts';
import { isPendingRelease, ReleaseFlow } from './ReleaseFlow.ts';
import { isPendingSale } from './PendingSale.ts';
import { SaleFlow } from './SaleFlow.ts';
import { TradeTerms } from './TradeTerms.ts';

const session = { userId: '1024' };
const SALE = contract.trading.withdrawal.example.response as Trade;
const PAID_SALE = { ...SALE, status: 3 } as const satisfies Trade;

async function open(handlers: Parameters<typeof createFakeApi>[0] = {}, spendable = (): string | undefined => '800') {
  const fake = createFakeApi(handlers);
  const deps = createFakeDeps({ api: fake.api });
  const onMoved = vi.fn<() => void>();
  const terms = new TradeTerms(deps);
  const flow = new SaleFlow(deps, { session, balances: { spendable }, terms, onMoved });
  await terms.load();
  await flow.quote.price.load();
  flow.enter('visit');
  return { ...fake, deps, flow, onMoved };
}

describe('a sale', () => {
  it('goes to the pinned account of the pay method, and sells at most the balance', async () => {
    const { flow } = await open();
    expect(flow.account?.id).toBe('pa_7Qm2');
    expect(flow.most).toBe('800');
    flow.setAmount('801');
    expect(flow.checked).toMatchObject({ ok: false, issue: { code: 'AMOUNT_ABOVE_MAX' } });
  });

  it('is bounded by the limits alone while the balance is unknown', async () => {
    const { flow } = await open({}, () => undefined);
    expect([flow.available, flow.most]).toEqual([undefined, flow.quote.value?.max]);
    flow.setAmount('801');
    await flow.confirm();
    expect(flow.request.confirmed).toMatchObject({ amount: '801' });
  });

  it('confirms at the price of now, and sends exactly what the ticket is for', async () => {
    const { flow, named, onMoved } = await open();
    flow.setAmount('100');
    await flow.confirm();
    expect(flow.request.preview).toEqual({ price: '7.19', fiatAmount: '719' });
    await flow.request.authorise('280619');
    expect(flow.request.state).toBe('done');
    expect(flow.request.receipt?.billNo).toBe(SALE.billNo);
    const confirmed = { payMethodId: 1, payAccountId: 'pa_7Qm2', currency: 'USDT', amount: '100', price: '7.19' };
    expect(named('user.checkTransPass')).toEqual([{ password: '280619', scene: 'sell', confirmed }]);
    expect(named('trading.withdrawal')).toMatchObject([{ ...confirmed, payPassTicket: 'pp_8Fq2' }]);
    expect(onMoved).toHaveBeenCalled();
  });

  it('is not confirmed at an old price once its pay method is closed', async () => {
    const refused = () => Promise.reject(new FakeRefusal('NO_THIS_METHOD'));
    let isClosed = false;
    const example = contract.trading.recommendSellerAmount.example.response;
    const recommendSellerAmount = async () => (isClosed ? await refused() : example);
    const { flow, named } = await open({ trading: { recommendSellerAmount } });
    flow.setAmount('100');
    isClosed = true;
    await flow.confirm();
    expect(flow.request).toMatchObject({ state: 'draft', problem: { code: 'NO_THIS_METHOD' } });
    expect(flow.amount).toBe('100');
    expect(named('trading.payMethods').length).toBeGreaterThan(1);
  });

  it('takes the best voucher that fits, unless the person wants none', async () => {
    const [offered] = contract.promotion.queryV2.example.response.list as [OfferedVoucher];
    const list = [{ ...offered, id: 'v_sale', obstacle: null }];
    const { flow, named } = await open({
      promotion: { queryV2: async () => ({ ...contract.promotion.queryV2.example.response, list }) },
    });
    flow.setAmount('100');
    const stop = flow.watch();
    await flow.vouchers.ask('100');
    expect(named('promotion.queryV2').at(-1)).toMatchObject({ queryType: 2, amount: '100', payMethodId: 1 });
    await flow.confirm();
    await flow.request.authorise('280619');
    expect(named('trading.withdrawal')).toMatchObject([{ voucherId: 'v_sale' }]);
    flow.vouchers.pick(null);
    expect(flow.vouchers.chosen).toBeNull();
    stop();
  });

  it('shows a refusal, and what was typed stays', async () => {
    const { flow } = await open({ trading: { withdrawal: () => Promise.reject(new FakeRefusal('AMOUNT_INVALID')) } });
    flow.setAmount('100');
    await flow.confirm();
    await flow.request.authorise('280619');
    expect(flow.request).toMatchObject({ state: 'refused', problem: { code: 'AMOUNT_INVALID' } });
    flow.request.amend();
    expect(flow.amount).toBe('100');
  });
});

describe('a release', () => {
  const openRelease = (sellOrderConfirm?: () => Promise<Trade>) => {
    const fake = createFakeApi({ trading: sellOrderConfirm ? { sellOrderConfirm } : {} });
    const deps = createFakeDeps({ api: fake.api });
    const cases = new TradeCases(deps, () => {});
    return { ...fake, cases, flow: new ReleaseFlow(deps, { session, cases, onMoved: () => {} }) };
  };

  it('takes the payment password for this bill and this name', async () => {
    const { flow, named } = openRelease();
    await flow.confirm(PAID_SALE, '张晓明');
    await flow.request.authorise('280619');
    expect(flow.request.state).toBe('done');
    expect(named('user.checkTransPass')).toEqual([
      { password: '280619', scene: 'release', confirmed: { billNo: SALE.billNo, payerName: '张晓明' } },
    ]);
    expect(named('trading.sellOrderConfirm')).toMatchObject([{ expectStatus: 3, payerName: '张晓明' }]);
  });

  it('before the buyer has marked the payment says that the money has come', async () => {
    const { flow, named } = openRelease();
    await flow.confirm({ ...SALE, status: 1 }, '张晓明');
    await flow.request.authorise('280619');
    expect(named('trading.sellOrderConfirm')).toMatchObject([{ expectStatus: 1, moneyReceived: true }]);
  });

  it('is stopped by another name', async () => {
    const { flow } = openRelease(() => Promise.reject(new FakeRefusal('6014')));
    await flow.confirm(PAID_SALE, '王大力');
    await flow.request.authorise('280619');
    expect(flow.request).toMatchObject({ state: 'refused', problem: { code: '6014' } });
    await flow.confirm(PAID_SALE, '张晓明');
    expect(flow.request.state).toBe('password');
  });

  it('shows the trade that the server answers with, and that of a refusal because it has changed', async () => {
    const { flow, cases, named } = openRelease(async () => ({ ...PAID_SALE, status: 2 }));
    await flow.confirm(PAID_SALE, '张晓明');
    await flow.request.authorise('280619');
    expect(cases.of(SALE.billNo).trade?.status).toBe(2);
    expect(named('order.orderC2cDetail')).toEqual([]);
    const late = openRelease(() => Promise.reject(new FakeRefusal('3025', { ...PAID_SALE, status: 5 })));
    late.cases.take(PAID_SALE);
    await late.flow.confirm(PAID_SALE, '张晓明');
    await late.flow.request.authorise('280619');
    expect(late.flow.request.problem?.code).toBe('3025');
    expect(late.cases.of(SALE.billNo).move).toEqual({ from: 3, to: 5 });
  });

  it('of a trade that is over is not asked for', async () => {
    const { flow } = openRelease();
    await flow.confirm({ ...SALE, status: 2 }, '张晓明');
    expect(flow.request.state).toBe('draft');
  });
});

it('recognises what it stored', () => {
  const stamp = {
    reqNo: 'r',
    userId: 'u',
    payPassTicket: 'p',
    visit: 'v',
    startedAt: 1,
    currency: 'USDT',
    amount: '1',
  };
  expect(isPendingSale({ ...stamp, payAccountId: 'a', voucherId: '', price: '7', payMethodId: 1 })).toBe(true);
  expect(isPendingSale({ ...stamp, payAccountId: 'a', voucherId: '', price: '7' })).toBe(false);
  expect(isPendingRelease({ ...stamp, billNo: 'b', payerName: 'n', expectStatus: 3 })).toBe(true);
  expect(isPendingRelease({ ...stamp, billNo: 'b', payerName: 'n', expectStatus: 2 })).toBe(false);
});
