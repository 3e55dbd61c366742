import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FEATURES } from '@ezwallet/api-client/contract';
import { FakeRefusal } from '@ezwallet/domain-stores/testing';
import { answer, configs, openHome as open } from '../../../../testing/openHome.tsx';

describe('the functions on Home', () => {
  it('links to what is open, with deposits and withdrawals one tap away, and draws no closed door', async () => {
    await open('/', {
      common: {
        getCommonConfigs: answer({ ...configs, features: ['scan', 'transfer', 'billing', 'hedge'], featureLinks: [] }),
      },
    });
    const menu = await screen.findByRole('navigation', { name: 'Services' });
    await waitFor(() => expect(within(menu).getAllByRole('link')).toHaveLength(3));
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Deposit', '/recharge'],
      ['Withdraw', '/withdrawal'],
      ['Billing details', '/transation'],
    ]);
    expect(within(menu).queryAllByRole('button')).toEqual([]);
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Scan', 'Transfer']);
    // Open on the server, or planned, but without a screen in this app.
    for (const name of ['U Hedge', 'Secured transactions', 'Card package', 'Support'])
      expect(screen.queryByText(name) ?? screen.queryByLabelText(name)).toBeNull();
  });

  it('says so when a function turns out to be closed while its answer was missing', async () => {
    let calls = 0;
    await open('/', {
      common: {
        getCommonConfigs: () =>
          (calls += 1) === 1
            ? Promise.reject(new FakeRefusal('NETWORK'))
            : Promise.resolve({ ...configs, features: ['billing'] }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Coupons' }));
    const told = await screen.findByRole('alertdialog', { name: 'Coupons' });
    expect(told.textContent).toContain('This service is not available here.');
    await userEvent.click(within(told).getByRole('button', { name: 'Got it' }));
    await screen.findByRole('link', { name: 'Billing details' });
    expect(screen.queryByText('Coupons')).toBeNull();
  });

  it('leads to the page of whoever runs a function, after saying whose page it is', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const url = 'https://hedge.example.com/start';
    await open('/', {
      common: {
        getCommonConfigs: answer({ ...configs, features: ['hedge'], featureLinks: [{ feature: 'hedge', url }] }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'U Hedge' }));
    const asked = await screen.findByRole('alertdialog', { name: 'U Hedge' });
    expect(asked.textContent).toContain('hedge.example.com runs this service');
    expect(opened).not.toHaveBeenCalled();
    await userEvent.click(within(asked).getByRole('button', { name: 'Open page' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(url, '_blank', 'noopener,noreferrer'));
  });

  it('never links to a screen that the app does not have, whatever the server offers', async () => {
    const { world } = await open('/', {
      common: { getCommonConfigs: answer({ ...configs, features: [...FEATURES] }) },
    });
    await screen.findByRole('link', { name: 'Transfer' });
    for (const link of screen.getAllByRole('link')) {
      expect(world.isKnownPath(new URL((link as HTMLAnchorElement).href).pathname)).toBe(true);
    }
  });

  it('loads the list of functions again after a failure', async () => {
    let calls = 0;
    const { router } = await open('/', {
      common: {
        getCommonConfigs: () =>
          (calls += 1) === 1 ? Promise.reject(new FakeRefusal('NETWORK')) : Promise.resolve(configs),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Billing details' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/transation'));
  });
});
