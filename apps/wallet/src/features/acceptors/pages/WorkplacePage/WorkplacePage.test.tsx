import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  ACCEPTOR_CONFIG_EXAMPLE,
  contract,
  PAY_ACCOUNT_EXAMPLE,
  USER_INFO_EXAMPLE,
  type AcceptorConfig,
  type AcceptorOffer,
  type PayAccount,
} from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { toast } from '@ezwallet/ui';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const OFFER = contract.trading.queryOffers.example.response[0]!;
const NOW = 1_790_000_000_000;
const NUMBER = { accountNo: '•••• 0002' };

interface Given {
  readonly config?: Partial<AcceptorConfig>;
  readonly offers?: readonly Partial<AcceptorOffer>[];
  readonly fault?: Error;
  readonly failing?: Error;
  readonly accounts?: readonly PayAccount[];
}

async function open({ config, offers = [], fault, failing, accounts = [PAY_ACCOUNT_EXAMPLE] }: Given = {}) {
  let rows = offers.map((offer): AcceptorOffer => ({ ...OFFER, expiresAt: NOW + 60_000, ...offer }));
  const { api, named } = createFakeApi({
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, userType: 7 }) },
    bank: { available: async () => [...accounts] },
    order: { quickOrderQuery: async () => ({ pageNo: 1, pageSize: 100, total: 0, list: [], cashIn: 0, cashOut: 0 }) },
    trading: {
      transFunctionType: async () => ({ transFunctionType: [], acceptorButton: true }),
      getAcceptorConfig: async () => ({ ...ACCEPTOR_CONFIG_EXAMPLE, ...config }),
      queryOffers: async () => {
        if (failing) throw failing;
        return rows;
      },
      answerOffer: (async ({ accept, offerNo }: { accept: boolean; offerNo: string }) => {
        rows = rows.filter((row) => row.offerNo !== offerNo);
        if (fault) throw fault;
        return { order: accept ? contract.trading.answerOffer.example.response.order : null };
      }) as never,
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, '/merchant')), named, world };
}

afterEach(() => act(() => toast.clear()));

/** The buttons answer once an offer has been there for a moment. */
const press = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.click(screen.getByRole('button', { name }));
};

it('shows what is left of the day’s quota', async () => {
  await open();
  const bar = await screen.findByRole('meter', { name: 'Quota used today' });
  expect(bar.getAttribute('aria-valuetext')).toBe('1,840.00 USDT of 50,000.00 USDT used, 48,160.00 USDT left');
  expect(await screen.findByText('No offers right now')).toBeDefined();
});

it('says what is missing without a quota', async () => {
  await open({ config: { dailyQuota: '0', usedToday: '0' } });
  expect(await screen.findByText('Set a daily quota under Ranges and price to receive offers.')).toBeDefined();
  expect(screen.queryByRole('meter', { name: 'Quota used today' })).toBeNull();
});

it('accepts the offer that ends first, or the one that the person chooses, and opens the order', async () => {
  const { named, router } = await open({ offers: [{ offerNo: 'a' }, { offerNo: 'b', amount: '80' }] });
  await userEvent.click(await screen.findByRole('radio', { name: /Sell 80.00 USDT/ }));
  expect(screen.getByText(/we hold 80.00 USDT until/)).toBeDefined();
  await press('Accept');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sellOrder/detail'));
  expect(named('trading.answerOffer')).toMatchObject([{ offerNo: 'b', accept: true }]);
});

it('lets the person choose the account of an offer', async () => {
  const second: PayAccount = { ...PAY_ACCOUNT_EXAMPLE, id: 'pa_second', ...NUMBER };
  const { named } = await open({ offers: [{ offerNo: 'a' }], accounts: [PAY_ACCOUNT_EXAMPLE, second] });
  await userEvent.click(await screen.findByRole('button', { name: /^The buyer pays to/ }));
  await userEvent.click(await screen.findByRole('option', { name: /0002/ }));
  expect(await screen.findByRole('button', { name: /^The buyer pays to.*0002/ })).toBeDefined();
  await press('Accept');
  await waitFor(() =>
    expect(named('trading.answerOffer')).toMatchObject([{ offerNo: 'a', payAccountId: 'pa_second' }]),
  );
});

it('shows no choice of one account, and none to a buyer', async () => {
  const second: PayAccount = { ...PAY_ACCOUNT_EXAMPLE, id: 'pa_second' };
  const one = await open({ offers: [{ offerNo: 'a' }] });
  await screen.findByRole('radio');
  expect(screen.queryByRole('button', { name: /^The buyer pays to/ })).toBeNull();
  one.unmount();
  await open({ offers: [{ offerNo: 'a', transactionType: 9 }], accounts: [PAY_ACCOUNT_EXAMPLE, second] });
  await screen.findByRole('radio', { name: /Buy 500.00 USDT/ });
  expect(screen.queryByRole('button', { name: /^The buyer pays to/ })).toBeNull();
});

it('declines without a trade, and goes on to the next offer', async () => {
  const { named, router } = await open({ offers: [{ offerNo: 'a' }, { offerNo: 'b', amount: '80' }] });
  await screen.findByRole('radio', { name: /Sell 500.00 USDT/ });
  await press('Decline');
  await waitFor(() =>
    expect((screen.getByRole('radio', { name: /Sell 80.00 USDT/ }) as HTMLInputElement).checked).toBe(true),
  );
  expect(named('trading.answerOffer')).toMatchObject([{ offerNo: 'a', accept: false }]);
  expect(router.state.location.pathname).toBe('/merchant');
});

it('keeps the focus among the offers when the last one is declined', async () => {
  await open({ offers: [{ offerNo: 'a' }] });
  await screen.findByRole('radio');
  await press('Decline');
  await screen.findByText('No offers right now');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Offers' })));
});

it('says that somebody else has the trade, and that nothing moved', async () => {
  await open({ offers: [{ offerNo: 'a' }], fault: new FakeRefusal('ORDER_ALREADY_DONE') });
  await screen.findByRole('radio');
  await press('Accept');
  expect(
    (await screen.findAllByText('Someone else took this trade. Your coins have not moved.')).length,
  ).toBeGreaterThan(0);
});

it('shows a pause with the time that it ends, and no switch', async () => {
  await open({ config: { online: false, missesInHour: 3, offlineUntil: NOW + 3_600_000 } });
  expect((await screen.findByRole('heading', { name: /^Paused until/ })).textContent).toMatch(/\d\d:\d\d$/);
  expect(screen.getByText(/You missed 3 offers within an hour/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('asks for a first lot, and says that nobody gets offers offline', async () => {
  const first = await open({ config: { lots: [] } });
  expect((await screen.findByRole('link', { name: 'Add range' })).getAttribute('href')).toBe('/merchant/lot');
  first.unmount();
  const { named } = await open({ config: { online: false } });
  expect(await screen.findByText('Go online to get offers.')).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: /Offline/ }));
  await waitFor(() => expect(named('trading.updateAcceptorConfig')).toEqual([{ online: true }]));
});

it('says when offers cannot be loaded, and tries again', async () => {
  const { named } = await open({ failing: new Error('network') });
  expect(await screen.findByText('We could not load your offers')).toBeDefined();
  const before = named('trading.queryOffers').length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(named('trading.queryOffers').length).toBeGreaterThan(before));
});
