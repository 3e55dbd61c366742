import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BILL_EXAMPLE, USER_INFO_EXAMPLE, type Bill } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';
import { receivePaths } from '../../../../world/paths.ts';

const TEN_MINUTES = 600_000;
/** The drawing calls of a canvas, besides text. */
const PEN = ['fillRect', 'translate', 'scale', 'fill', 'setTransform', 'beginPath', 'roundRect', 'arc'];

async function open({ faults = [] as Error[], validFor = TEN_MINUTES } = {}) {
  let made = 0;
  const came: Bill[] = [];
  const { api, named } = createFakeApi({
    order: { pageQueryV2: async (page) => ({ ...page, total: came.length, list: [...came] }) },
    user: { getUserInfo: async () => ({ ...USER_INFO_EXAMPLE, lastReceivedAt: came[0]?.completedAt ?? null }) },
    recharge: {
      getPaymentQrCodeLink: ({ amount }) => {
        const fault = faults.shift();
        if (fault) return Promise.reject(fault);
        const text = `EZP1.code-${(made += 1)}`;
        const expireAt = amount === undefined ? null : Date.now() + validFor;
        return Promise.resolve({ text, link: `https://wallet.example/pay?text=${text}`, expireAt });
      },
    },
  });
  const saveImage = vi.fn<(image: string) => Promise<unknown>>(() => Promise.resolve());
  const world = { ...createFakeWorld({ api }), saveImage };
  // The countdown on screen uses the real clock, so the fake server does too.
  vi.spyOn(world.deps.clock, 'now').mockImplementation(() => Date.now());
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, receivePaths.code())), named, saveImage, world, came };
}

async function askFor(amount: string, memo = '') {
  await userEvent.click(await screen.findByRole('button', { name: /^Amount/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), amount);
  if (memo !== '') await userEvent.type(screen.getByRole('textbox', { name: /What is it for/ }), memo);
  await userEvent.click(screen.getByRole('button', { name: 'Create code' }));
}

afterEach(() => vi.restoreAllMocks());

describe('ReceivePage', () => {
  it('shows the person’s code for any amount, with their number', async () => {
    const { named } = await open();
    await screen.findByRole('img', { name: 'My payment code' });
    await screen.findByText(USER_INFO_EXAMPLE.userName);
    expect(screen.getByText('Any amount')).toBeDefined();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(named('recharge.getPaymentQrCodeLink')).toEqual([{ currency: 'USDT' }]);
  });

  it('creates a code for an amount, which expires, and renews it', async () => {
    const { named } = await open({ validFor: 1_500 });
    await askFor('38.5', 'Two books');
    await screen.findByText('Two books');
    await screen.findByRole('timer');
    await screen.findByRole('img', { name: 'My payment code. Expired' }, { timeout: 5_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Get a new code' }));
    await screen.findByRole('timer');
    expect(named('recharge.getPaymentQrCodeLink').slice(1)).toEqual(
      Array.from({ length: 2 }, () => ({ currency: 'USDT', amount: '38.5', memo: 'Two books' })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Let the payer choose the amount' }));
    await screen.findByText('Any amount');
  });

  it('turns into "paid" within 3 s, with amount and payer, and shows the code again', async () => {
    const { world, came, router } = await open();
    await screen.findByRole('img', { name: 'My payment code' });
    const paid: Bill = {
      ...BILL_EXAMPLE,
      billNo: '202611210930150000077',
      recordType: 'PAYMENT',
      amount: '25.5',
      completedAt: Date.now() + 5,
    };
    came.unshift(paid);
    await act(() => world.deps.clock.advance(3_000));
    await screen.findByRole('heading', { name: /^Paid/ });
    // On the screen, and for screen readers.
    await waitFor(() => expect(screen.getAllByText('You received 25.50 USDT from W••• (88•••46).')).toHaveLength(2));
    expect(screen.queryByRole('img', { name: 'My payment code' })).toBeNull();
    came.unshift({
      ...paid,
      billNo: '202611210930150000078',
      amount: '7',
      contactName: 'Aunt Mei',
      completedAt: Date.now() + 6,
    });
    await act(() => world.deps.clock.advance(3_000));
    await screen.findAllByText('You received 7.00 USDT from Aunt Mei (W•••).');
    await userEvent.click(screen.getByRole('button', { name: 'Show code again' }));
    await screen.findByRole('img', { name: 'My payment code' });
    came.unshift({ ...paid, billNo: '202611210930150000079', completedAt: Date.now() + 7 });
    await act(() => world.deps.clock.advance(3_000));
    await userEvent.click(await screen.findByRole('button', { name: 'View bill' }));
    await waitFor(() => expect(router.state.location.search).toBe('?billNo=202611210930150000079'));
  });

  it('stays a code when other money comes', async () => {
    const { world, came } = await open();
    await askFor('38.5');
    await screen.findByRole('timer');
    came.unshift({ ...BILL_EXAMPLE, recordType: 'PAYMENT', amount: '38', completedAt: Date.now() + 5 });
    came.unshift({
      ...BILL_EXAMPLE,
      billNo: '2026112109301500',
      recordType: 'RECV',
      amount: '38.5',
      completedAt: Date.now() + 6,
    });
    await act(() => world.deps.clock.advance(3_000));
    await act(() => world.deps.clock.advance(0));
    expect(screen.queryByRole('heading', { name: /^Paid/ })).toBeNull();
    came.unshift({
      ...BILL_EXAMPLE,
      billNo: '2026112109301501',
      recordType: 'PAYMENT',
      amount: '38.5',
      completedAt: Date.now() + 7,
    });
    await act(() => world.deps.clock.advance(3_000));
    await screen.findByRole('heading', { name: /^Paid/ });
    await userEvent.click(screen.getByRole('button', { name: 'Show code again' }));
    await screen.findByText('Any amount');
  });

  it('creates no code for an invalid amount', async () => {
    const { named } = await open();
    await screen.findByRole('img', { name: 'My payment code' });
    await askFor('0');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Amount' }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(named('recharge.getPaymentQrCodeLink')).toHaveLength(1);
  });

  it('copies the link', async () => {
    await open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect((await screen.findAllByText('Link copied')).length).toBeGreaterThan(0);
    expect(writeText.mock.lastCall?.[0]).toBe('https://wallet.example/pay?text=EZP1.code-1');
  });

  it('saves a picture of the code through the native app', async () => {
    const drawn: string[] = [];
    const pen = {
      measureText: (text: string) => ({ width: text.length * 14 }),
      fillText: (text: string) => drawn.push(text),
      ...Object.fromEntries(PEN.map((name) => [name, () => {}])),
    };
    vi.stubGlobal('Path2D', class {});
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AQID');
    const { saveImage } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save image' }));
    await waitFor(() => expect(saveImage).toHaveBeenCalledWith('data:image/png;base64,AQID'));
    expect(drawn).toContain(`User number ${USER_INFO_EXAMPLE.userName}`);
    expect(drawn).toContain(USER_INFO_EXAMPLE.nickName);
    expect(drawn).toContain(USER_INFO_EXAMPLE.nickName[0]?.toUpperCase());
    vi.unstubAllGlobals();
  });

  it('explains why there is no code, and tries again', async () => {
    await open({ faults: [new Error('network'), new FakeRefusal('ASSET_NOT_FOUND')] });
    await screen.findByText('We could not create your code');
    await screen.findByText('Check your connection and try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Check your connection and try again.')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await act(async () => {});
    await screen.findByRole('img', { name: 'My payment code' });
  });
});
