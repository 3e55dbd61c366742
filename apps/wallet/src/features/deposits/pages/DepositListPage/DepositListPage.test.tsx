import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RECHARGE_BILL_EXAMPLE, type RechargeBill } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const bill = (billNo: string, change: Partial<RechargeBill>): RechargeBill => ({
  ...RECHARGE_BILL_EXAMPLE,
  billNo,
  ...change,
});
const COMING = bill('20260001', { confirmations: 2 });
const DONE = bill('20260002', { status: 2, confirmations: 6, amount: '35.5' });
const GONE = bill('20260003', { status: -1, amount: '8', type: 2, protocol: null, txid: null });

const agree = (): Promise<true> => Promise.resolve(true);

async function open(rows: RechargeBill[] = [COMING, DONE, GONE], hide: () => Promise<true> = agree) {
  const world = { rows, fails: false };
  const fake = createFakeApi({
    recharge: {
      queryRechargeBill: async ({ pageNo, pageSize, flag = '' }) => {
        if (world.fails) throw new Error('network');
        const list = world.rows.filter(({ status }) => flag === '' || flag === String(status));
        return { pageNo, pageSize, total: list.length, list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize) };
      },
      deleteRechargeBill: async ({ billNo }) => {
        await hide();
        world.rows = world.rows.filter((row) => row.billNo !== billNo);
        return true;
      },
    },
  });
  const app = createFakeWorld({ api: fake.api });
  await app.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(app, '/rechargeList')), world, app, named: fake.named };
}

describe('DepositListPage', () => {
  it('shows each deposit with its status, and links to its bill', async () => {
    await open();
    const coming = await screen.findByRole('link', { name: /2 of 6 confirmations/ });
    expect(coming.textContent).toContain('TRC20 deposit');
    expect(coming.getAttribute('href')).toBe('/order/detail?billNo=20260001');
    expect(screen.getByRole('link', { name: /Credited/ }).textContent).toContain('+35.50 USDT');
    expect(screen.getByRole('link', { name: /Cancelled/ }).textContent).toContain('Purchase');
  });

  it('calls a purchase under way what its bill calls it, and waits for no network', async () => {
    await open([bill('20260004', { type: 2, protocol: null, txid: null, confirmations: 0, required: 0 })]);
    const purchase = await screen.findByRole('link', { name: /Purchase/ });
    expect(purchase.textContent).toContain('In progress');
    expect(purchase.textContent).not.toContain('network');
  });

  it('counts confirmations while the page is visible, until the money arrives', async () => {
    const { world, app, named } = await open();
    await screen.findByText('2 of 6 confirmations');
    world.rows = [{ ...COMING, confirmations: 5 }, DONE];
    await act(() => app.deps.clock.advance(5_000));
    await screen.findByText('5 of 6 confirmations');
    world.rows = [{ ...COMING, status: 2, confirmations: 6 }, DONE];
    const before = named('user.getUserBalance').length;
    await act(() => app.deps.clock.advance(5_000));
    await waitFor(() => expect(screen.queryByText(/of 6 confirmations/)).toBeNull());
    expect(named('user.getUserBalance').length).toBeGreaterThan(before);
  });

  it('shows one status at a time', async () => {
    await open();
    await screen.findByText('2 of 6 confirmations');
    await userEvent.click(screen.getByRole('tab', { name: 'Credited' }));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
    await userEvent.click(screen.getByRole('tab', { name: 'In review' }));
    await screen.findByText('No deposits');
    await userEvent.click(screen.getByRole('button', { name: 'Show all deposits' }));
    await screen.findByText('2 of 6 confirmations');
  });

  it('hides a finished deposit after a confirmation, and never one in progress', async () => {
    const { named } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.queryByRole('button', { name: 'Hide 200.00 USDT' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide 35.50 USDT' }));
    const question = await screen.findByRole('alertdialog', { name: 'Hide this deposit?' });
    expect(named('recharge.deleteRechargeBill')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.queryByText('+35.50 USDT')).toBeNull());
    expect(named('recharge.deleteRechargeBill')).toEqual([{ billNo: '20260002' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
  });

  it('explains why a deposit could not be hidden, and keeps it', async () => {
    await open([DONE], () => Promise.reject(new FakeRefusal('DEPOSIT_NOT_FOUND')));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide 35.50 USDT' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(question.textContent).toContain('deposit'));
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Hide 35.50 USDT' })).toBeTruthy();
  });

  it('says that there are no deposits yet, and shows the address', async () => {
    await open([]);
    await screen.findByText('No deposits yet');
    expect(screen.getByRole('link', { name: 'Show my address' }).getAttribute('href')).toBe('/recharge');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('reports a failed load, and keeps an older list', async () => {
    const { world, app } = await open();
    await screen.findByText('2 of 6 confirmations');
    world.fails = true;
    await act(() => app.deps.clock.advance(5_000));
    await screen.findByText('Out of date');
    await userEvent.click(screen.getByRole('tab', { name: 'Waiting' }));
    await screen.findByText('We could not load your deposits');
    world.fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2 of 6 confirmations');
  });
});
