import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, type ChainMove } from '@ezwallet/api-client/contract';
import type { BillDetail } from '@ezwallet/domain-stores';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const WITHDRAWAL: Partial<BillDetail> = {
  recordType: 'WITHDRAW',
  businessType: 401,
  counterparty: null,
  status: 1,
  fee: '1',
};
const CHAIN: ChainMove = {
  status: 1,
  protocol: 'TRC20',
  address: ADDRESS,
  txid: 'f00d'.repeat(16),
  confirmations: 2,
  required: 6,
  reason: '',
  updatedAt: BILL_EXAMPLE.createdAt,
};

async function open(
  faults: Error[] = [],
  path = `/order/detail?billNo=${BILL_EXAMPLE.billNo}`,
  looks: Partial<BillDetail>[] = [],
) {
  const example = createFakeApi();
  const { api, named } = createFakeApi({
    order: {
      deleteLuckyV2: async ({ billNos }) => ({ deleted: [...billNos] }),
      restoreLucky: async ({ billNos }) => ({ restored: [...billNos] }),
      detail: async (request) => {
        const fault = faults.shift();
        if (fault) throw fault;
        const look = looks.length > 1 ? looks.shift() : looks[0];
        return { ...(await example.api.order.detail(request)), ...look };
      },
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, path)), world, named };
}

const openChain = (bill: Partial<BillDetail>, ...chains: Partial<ChainMove>[]) =>
  open(
    [],
    undefined,
    chains.map((chain) => ({ ...bill, chain: { ...CHAIN, ...chain } })),
  );

describe('BillPage', () => {
  it('names a member without a nickname by the number, once', async () => {
    await open([], undefined, [{ counterparty: { nickMasked: '7K•••2P', userNoMasked: '7K•••2P' } }]);
    await screen.findByText('To 7K•••2P');
    expect(screen.getByText('7K•••2P')).toBeDefined();
    expect(screen.queryByText(/7K•••2P · 7K•••2P/)).toBeNull();
  });

  it('shows the movements, the status and the accounts', async () => {
    const { container } = await open();
    await screen.findByText('Completed');
    const text = container.textContent ?? '';
    expect(text).toContain('−320.50 USDT');
    expect(text).toMatch(/W•••\s· 88•••46/);
    expect(text).toContain('Lunch');
    expect(screen.getByRole('button', { name: /Bill number/ })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Money movements' }).textContent).toMatch(
      /Your balance.*Balance 6,099.68 USDT.*Other person.*\+320.50/,
    );
  });

  it('reports a bill that does not exist', async () => {
    await open([new FakeRefusal('ORDER_NOT_FOUND')]);
    await screen.findByText('We could not find this bill');
  });

  it('does the same without a bill number', async () => {
    await open([], '/order/detail');
    await screen.findByText('We could not find this bill');
  });

  it('tries again after a failed call', async () => {
    await open([new Error('network')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Completed');
  });

  it('follows a withdrawal on its network until it is confirmed', async () => {
    const { world, container } = await openChain(WITHDRAWAL, {}, { confirmations: 5 });
    const part = await screen.findByRole('region', { name: 'On-chain progress' });
    expect(part.textContent).toContain('2 of 6 confirmations');
    expect(within(part).getByRole('meter', { name: 'Confirmations' }).getAttribute('aria-valuetext')).toBe(
      '2 of 6 confirmations',
    );
    expect(part.querySelector('[aria-current=step]')?.textContent).toContain('Sent');
    expect(within(part).getByRole('button', { name: /Recipient address/ })).toBeDefined();
    expect(within(part).getByRole('button', { name: /Transaction hash/ })).toBeDefined();
    expect(part.textContent).toContain(ADDRESS);
    expect(container.textContent).not.toContain('Hide this bill');
    expect(screen.queryByRole('button', { name: 'Receipt' })).toBeNull();
    await act(() => world.deps.clock.advance(10_000));
    await screen.findByText('5 of 6 confirmations');
  });

  it.each([
    ['BELOW_MINIMUM', /below the minimum deposit/],
    ['DROPPED_BY_NETWORK', /network dropped/],
    ['RECHARGE_CLOSED', /unavailable when the money arrived/],
    ['The payer’s name differs.', /The payer’s name differs\./],
  ])('explains why a deposit was not credited: %s', async (reason, words) => {
    await openChain({ recordType: 'DEPOSIT', amount: '5', status: -1 }, { status: -1, reason });
    await screen.findByText(words);
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('waits for a review without counting confirmations', async () => {
    await openChain(WITHDRAWAL, { status: 0, txid: null, confirmations: 0 });
    const part = await screen.findByRole('region', { name: 'On-chain progress' });
    expect(part.querySelector('[aria-current=step]')?.textContent).toContain('Review');
    expect(within(part).queryByRole('meter')).toBeNull();
    expect(within(part).queryByRole('button', { name: /Transaction hash/ })).toBeNull();
  });

  it('hides a bill at once, and brings it back after undo', async () => {
    const { router, named } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Hide this bill' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/transation'));
    await waitFor(() => expect(named('order.deleteLuckyV2')).toEqual([{ billNos: [BILL_EXAMPLE.billNo] }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The bill is back in your list.');
    expect(named('order.restoreLucky')).toEqual([{ billNos: [BILL_EXAMPLE.billNo] }]);
    await screen.findByRole('link', { name: /W•••/ });
  });

  it('shows a hidden bill with the way back to the list', async () => {
    const { named } = await open([], undefined, [{ hidden: true }, {}]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show in the list again' }));
    await screen.findByRole('button', { name: 'Hide this bill' });
    expect(named('order.restoreLucky')).toEqual([{ billNos: [BILL_EXAMPLE.billNo] }]);
  });

  it('titles a received payment by its direction, with the contact’s name and the singular type', async () => {
    const { container } = await open([], undefined, [
      { recordType: 'PAYMENT', amount: '25.5', contactName: 'Aunt Mei' },
    ]);
    await screen.findByText('Payment from Aunt Mei');
    expect(container.textContent).toContain('TypePayment');
    expect(container.textContent).toMatch(/Aunt Mei\s· W•••\s· 88•••46/);
  });
});
