import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PAYMENT_LIMIT_EXAMPLE, type PaymentLimit } from '@ezwallet/api-client/contract';
import { createFakeApi, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { createFakeWorld } from '../../../../testing/createFakeWorld.ts';
import { renderRoute } from '../../../../testing/renderRoute.tsx';

const DAY = 24 * 60 * 60_000;
const NOW = 1_790_000_000_000;
const PLAIN: PaymentLimit = { ...PAYMENT_LIMIT_EXAMPLE, next: null, nextAt: null };

async function open(start: PaymentLimit = PLAIN, faults: Error[] = []) {
  let limit = start;
  const { api, named } = createFakeApi({
    user: {
      getCustomizePaymentLimitSet: async () => {
        const fault = faults.shift();
        if (fault) throw fault;
        return limit;
      },
      updateCustomizeDailyPaymentLimit: async ({ limit: wanted }: { limit: string }) => {
        const fault = faults.shift();
        if (fault) throw fault;
        limit =
          Number(wanted) > Number(limit.limit ?? limit.max)
            ? { ...limit, next: wanted, nextAt: NOW + DAY }
            : { ...limit, switchOn: true, limit: wanted, next: null, nextAt: null };
        return limit;
      },
      closeSwitch: async () => {
        limit = { ...limit, next: limit.max, nextAt: NOW + DAY };
        return true;
      },
      resetPaymentLimit: async () => {
        limit = { ...limit, next: limit.max, nextAt: NOW + DAY };
        return limit;
      },
    },
  });
  const world = createFakeWorld({ api });
  await world.app.session.login({ loginName: '13812345678', loginType: 1, password: 'x' });
  return { ...(await renderRoute(world, '/paymentCountSetting')), named };
}

const field = () => screen.findByRole('textbox', { name: 'New daily limit' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Set limit' }));

describe('PaymentLimitPage', () => {
  it('shows what is used and what is left, as a bar and in words', async () => {
    const { container } = await open();
    const bar = await screen.findByRole('meter', { name: 'Used today' });
    expect(bar.getAttribute('aria-valuenow')).toBe('24');
    expect(bar.getAttribute('aria-valuetext')).toBe('120.50 USDT of 500.00 USDT used, 379.50 USDT left');
    expect(container.textContent).toContain('Your limit 500.00 USDT');
  });

  it('shows the platform limit when the person has none', async () => {
    const { container } = await open({ ...PLAIN, switchOn: false, limit: null });
    await screen.findByRole('meter');
    expect(container.textContent).toContain('Platform limit 2,000.00 USDT');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('lowers the limit immediately', async () => {
    const { named } = await open();
    await userEvent.type(await field(), '300');
    expect(screen.getByText('Applies immediately.')).toBeDefined();
    await save();
    expect((await screen.findAllByText('Limit is now 300.00 USDT')).length).toBeGreaterThan(0);
    expect(named('user.updateCustomizeDailyPaymentLimit')).toEqual([{ limit: '300' }]);
    await waitFor(() => expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toContain('of 300.00 USDT'));
    expect(screen.queryByText(/Increases to/)).toBeNull();
  });

  it('raises the limit after 24 hours, shows that, and can be cancelled', async () => {
    await open();
    await userEvent.type(await field(), '1000');
    expect(screen.getByText('This is higher than your current limit. It applies after 24 hours.')).toBeDefined();
    await save();
    const wait = await screen.findByRole('region', { name: 'Increases to 1,000.00 USDT' });
    expect(wait.textContent).toMatch(/Starts 2026\/09\/2\d \d\d:\d\d. Until then, your limit is 500.00 USDT./);
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toContain('of 500.00 USDT');
    await userEvent.click(within(wait).getByRole('button', { name: 'Keep 500.00 USDT' }));
    await waitFor(() => expect(screen.queryByText(/Increases to/)).toBeNull());
  });

  it('sends no invalid limit, and explains why', async () => {
    const { named } = await open();
    await field();
    await save();
    expect(await screen.findByText('Enter an amount.')).toBeDefined();
    await userEvent.type(await field(), '2000.01');
    expect(screen.getByText('The maximum is 2000.')).toBeDefined();
    await save();
    expect(named('user.updateCustomizeDailyPaymentLimit')).toEqual([]);
  });

  it('keeps the typed value when the server refuses', async () => {
    const faults: Error[] = [];
    await open(PLAIN, faults);
    await userEvent.type(await field(), '400');
    faults.push(new FakeRefusal('EXCEED_LIMIT'));
    await save();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set limit' }).getAttribute('aria-busy')).toBeNull());
    expect(((await field()) as HTMLInputElement).value).toBe('400');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toContain('of 500.00 USDT');
  });

  it('turns off after a confirmation, and the change waits', async () => {
    const { named } = await open();
    await userEvent.click(await screen.findByRole('switch', { name: /Your limit/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await screen.findByText('Increases to 2,000.00 USDT');
    expect(named('user.closeSwitch')).toEqual([{ type: 'payment' }]);
    await waitFor(() => expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true));
  });

  it('turns the kept limit on again', async () => {
    const { named } = await open({ ...PLAIN, switchOn: false });
    await userEvent.click(await screen.findByRole('switch', { name: /Your limit/ }));
    await waitFor(() => expect(named('user.updateCustomizeDailyPaymentLimit')).toEqual([{ limit: '500' }]));
    await waitFor(() => expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true));
  });

  it('deletes the limit after a confirmation', async () => {
    const { named } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my limit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(named('user.resetPaymentLimit')).toHaveLength(1));
    await screen.findByText('Increases to 2,000.00 USDT');
  });

  it('tries again after a failed load', async () => {
    await open(PLAIN, [new Error('network')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('meter');
  });
});
