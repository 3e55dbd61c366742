import { describe, expect, it, vi } from 'vitest';
import { USER_INFO_EXAMPLE } from '@ezwallet/api-client/contract';
import { createFakeApi } from '../testing/createFakeApi.ts';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { FakeTransferServer } from '../testing/FakeTransferServer.ts';
import { ShopPaymentFlow, type ShopPaymentDetails } from './ShopPaymentFlow.ts';

const DETAILS: ShopPaymentDetails = {
  payToken: 'mZ3vT8qLr0YxB1nKc5WdSg',
  shop: 'Harbour Books',
  subject: 'Two books',
  currency: 'USDT',
  amount: '38.5',
};

function setUp(device = createFakeDeps(), server = new FakeTransferServer()) {
  const fake = createFakeApi({ transfer: server.transfer });
  const onMoved = vi.fn<() => void>();
  const session = { userId: USER_INFO_EXAMPLE.userId };
  const flow = new ShopPaymentFlow({ ...device, api: fake.api }, { session, onMoved });
  return { flow, server, device, onMoved, named: fake.named };
}

describe('ShopPaymentFlow', () => {
  it('pays the shop with a ticket for exactly what the person saw', async () => {
    const { flow, named, onMoved } = setUp();
    flow.enter('a', DETAILS.payToken);
    await flow.request.confirm(DETAILS);
    await flow.request.authorise('280619');
    expect(flow.request).toMatchObject({ state: 'done', receipt: { billNo: 'bill-1' } });
    const sent = { toType: 4, to: DETAILS.payToken, currency: 'USDT', amount: '38.5' };
    expect(named('user.checkTransPass')).toEqual([
      { password: '280619', scene: 'pay', confirmed: { ...sent, fee: '0' } },
    ]);
    expect(named('transfer.transferTo').at(-1)).toMatchObject(sent);
    expect(onMoved).toHaveBeenCalledTimes(1);
  });

  it('keeps a payment without an answer across a reload, and sends it once', async () => {
    const { flow, server, device } = setUp();
    server.weather = ['answerLost'];
    flow.enter('a', DETAILS.payToken);
    await flow.request.confirm(DETAILS);
    await flow.request.authorise('280619');
    expect(flow.request.state).toBe('checking');
    flow.dispose();
    const { flow: next } = setUp(device, server);
    await next.request.resume();
    expect(next.request).toMatchObject({ state: 'done', resumed: true });
    expect(server.executed).toHaveLength(1);
  });
});
