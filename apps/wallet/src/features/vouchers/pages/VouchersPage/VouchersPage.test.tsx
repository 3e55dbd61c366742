import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { contract, VOUCHER_EXAMPLE, type Voucher } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { voucherPaths } from '../../../../world/paths.ts';

type Handlers = NonNullable<Parameters<typeof createFakeApi>[0]>;

const USED: Voucher = { ...VOUCHER_EXAMPLE, id: 'vc_used', kind: 2, rate: null, value: '5', status: 3, isNew: false };
const GONE: Voucher = { ...VOUCHER_EXAMPLE, id: 'vc_gone', kind: 3, rate: '1', status: 4, isNew: false };
const PILES: Record<number, readonly Voucher[]> = { 1: [VOUCHER_EXAMPLE], 2: [USED], 3: [GONE] };
const USE = contract.promotion.useDetail.example.response;
const DETAIL = contract.promotion.queryDetail.example.response;

const pageOf = (list: readonly Voucher[]) => ({ pageNo: 1, pageSize: 100, total: list.length, list: [...list] });

async function open(promotion: NonNullable<Handlers['promotion']> = {}) {
  const { api, named } = createFakeApi({
    promotion: {
      query: ({ receivedStatus }) => Promise.resolve(pageOf(PILES[receivedStatus ?? 1] ?? [])),
      ...promotion,
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, voucherPaths.vouchers())), named };
}

describe('VouchersPage', () => {
  it('shows every pile, or one, and today’s uses', async () => {
    await open();
    const usable = await screen.findByRole('region', { name: 'Available' });
    await within(usable).findByRole('article', { name: /3% bonus Buy bonus/ });
    await within(usable).findByText('Used today: 1 of 3');
    await screen.findByRole('region', { name: 'Used' });
    await screen.findByRole('region', { name: 'Expired' });
    await userEvent.click(screen.getByRole('button', { name: 'Expired' }));
    expect(screen.queryByRole('region', { name: 'Available' })).toBeNull();
    await screen.findByRole('article', { name: /1% bonus Sell bonus/ });
  });

  it('keeps coupons that an order reserves apart from the usable ones', async () => {
    const reserved: Voucher = { ...VOUCHER_EXAMPLE, id: 'vc_held', kind: 4, rate: null, status: 2, isNew: false };
    await open({
      query: ({ receivedStatus }) => Promise.resolve(pageOf(receivedStatus === 1 ? [VOUCHER_EXAMPLE, reserved] : [])),
    });
    const usable = await screen.findByRole('region', { name: 'Available' });
    expect(within(usable).getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Available/ }).textContent).toBe('Available1');
    const held = await screen.findByRole('region', { name: 'Reserved' });
    const ticket = within(held).getByRole('article', { name: /Withdrawal fee waiver/ });
    expect(ticket.textContent).toContain('Reserved');
    expect(within(held).queryByRole('button', { name: 'Use' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reserved' }));
    expect(screen.queryByRole('region', { name: 'Available' })).toBeNull();
  });

  it('shows where a voucher came from, and how its bill used it', async () => {
    const { named, router } = await open({
      queryDetail: () => Promise.resolve({ ...DETAIL, ...USED, billNo: USE.billNo, usedAt: USE.at }),
      useDetail: () => Promise.resolve({ ...USE, outcome: 'CREDITED' as const }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Fixed bonus' }));
    const sheet = await screen.findByRole('dialog', { name: 'Fixed bonus' });
    await within(sheet).findByText('Credited');
    expect(sheet.textContent).toContain('Welcome gift');
    expect(sheet.textContent).toMatch(/From 100 USDT\s· up to 15 USDT\s· bank card\s· Alipay/);
    expect(sheet.textContent).toContain(USED.name);
    expect(named('promotion.useDetail')).toEqual([{ billNo: USE.billNo }]);
    await userEvent.click(within(sheet).getByRole('button', { name: 'View bill' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?billNo=${USE.billNo}`));
  });

  it('leaves out what the issuer of a voucher left out', async () => {
    await open({ queryDetail: () => Promise.resolve({ ...DETAIL, name: '', source: 'Summer fair' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Buy bonus' }));
    const sheet = await screen.findByRole('dialog', { name: 'Buy bonus' });
    await within(sheet).findByText('Summer fair');
    expect(within(sheet).queryByText('Name')).toBeNull();
  });

  it('reports a missing voucher, and retries a failed load', async () => {
    const faults = [new Error('network'), new FakeRefusal('NO_THIS_TICKET')];
    await open({ queryDetail: () => Promise.reject(faults.shift()) });
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Buy bonus' }));
    const sheet = await screen.findByRole('dialog');
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Try again' }));
    await within(sheet).findByText('This coupon no longer exists');
  });

  it('says that there are none', async () => {
    await open({ query: () => Promise.resolve(pageOf([])) });
    await screen.findByText('No coupons yet');
    await userEvent.click(screen.getByRole('button', { name: 'Used' }));
    await screen.findByText('No used coupons');
  });

  it('reports a failed load once, and tries again', async () => {
    let fails = true;
    await open({
      query: ({ receivedStatus }) =>
        fails ? Promise.reject(new Error('network')) : Promise.resolve(pageOf(PILES[receivedStatus ?? 1] ?? [])),
    });
    await screen.findByText('We could not load your coupons');
    expect(screen.getAllByText('We could not load your coupons')).toHaveLength(1);
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: /Buy bonus/ });
  });

  it('explains the rules', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Rules' }));
    expect((await screen.findByRole('alertdialog', { name: 'Coupon rules' })).textContent).toContain(
      'You can use one coupon per order.',
    );
  });
});
