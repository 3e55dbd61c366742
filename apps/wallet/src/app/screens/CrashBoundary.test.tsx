import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '@ezwallet/ui';
import { lazyScreen } from '../../world/screen-code.ts';
import { CrashBoundary } from './CrashBoundary.tsx';

/** The browser's error for a missing script, and the bundler's error for a missing style sheet. */
const LOST = [
  new TypeError('Failed to fetch dynamically imported module: https://wallet.example/assets/a.js'),
  new Error('Unable to preload CSS for /assets/a.css'),
];

const Address = () => <p>{useLocation().pathname}</p>;

async function show(children: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <UiProvider locale="en">
          <MemoryRouter initialEntries={['/', '/transfer']}>
            <CrashBoundary title={{ id: 'Transfer' }}>
              <Suspense>{children}</Suspense>
            </CrashBoundary>
            <Address />
          </MemoryRouter>
        </UiProvider>
      </I18nProvider>,
    ),
  );
}

describe('CrashBoundary', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get');

  beforeEach(() => {
    // React logs each error that it catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    online.mockReturnValue(false);
  });
  afterEach(() => {
    reload.mockClear();
    vi.unstubAllGlobals();
  });

  it.each(LOST)('keeps the app when code fails to load, and reloads it when the network returns: %s', async (error) => {
    const Page = lazyScreen(() => Promise.reject(error));
    await show(<Page />);
    await screen.findByText('We could not load this screen');
    expect(screen.getByRole('heading', { name: 'Transfer' })).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads when the person asks and the server answers', async () => {
    const fetching = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetching);
    const Page = lazyScreen(() => Promise.reject(LOST[0]!));
    await show(<Page />);
    const button = await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(button);
    await waitFor(() => expect(fetching).toHaveBeenCalledOnce());
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('leads back to the previous screen', async () => {
    const Page = lazyScreen(() => Promise.reject(LOST[0]!));
    await show(<Page />);
    screen.getByText('/transfer');
    fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await screen.findByText('/');
  });

  it('handles a part of a screen with its own code in the same way', async () => {
    const Part = () => {
      throw LOST[0]!;
    };
    await show(<Part />);
    await screen.findByText('We could not load this screen');
  });

  it('loads a newer build by itself, at most twice', async () => {
    online.mockReturnValue(true);
    for (let visit = 1; visit <= 3; visit += 1) {
      const Page = lazyScreen(() => Promise.reject(LOST[0]!));
      await show(<Page />);
    }
    await waitFor(() => expect(screen.getAllByText('We could not load this screen')).toHaveLength(3));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('shows our own error as one, with a way home', async () => {
    const Broken = () => {
      throw new Error('x is undefined');
    };
    await show(<Broken />);
    await screen.findByText('We could not show this screen');
    fireEvent.click(screen.getByRole('button', { name: 'Back to home' }));
    await screen.findByText('/');
  });
});
