import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '@ezwallet/ui';
import { lazyPart } from './lazyPart.tsx';

const LOST = new TypeError('Failed to fetch dynamically imported module: https://wallet.example/assets/a.js');
const Chart = ({ coin }: { coin: string }) => <p>Chart of {coin}</p>;

describe('lazyPart', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const fetching = vi.fn<typeof fetch>();
  const load = vi.fn<() => Promise<{ Component: typeof Chart }>>();

  beforeEach(() => {
    load.mockReset();
    reload.mockClear();
    vi.stubGlobal('fetch', fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
  });
  afterEach(() => vi.unstubAllGlobals());

  function show() {
    const Part = lazyPart(load, <p>boxes</p>);
    const shown = (
      <StrictMode>
        <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
          <UiProvider locale="en">
            <input aria-label="Typed" />
            <Part coin="BTC" />
          </UiProvider>
        </I18nProvider>
      </StrictMode>
    );
    return render(shown);
  }
  const again = () => screen.findByRole('button', { name: 'Try again' });

  it('shows its place while the code loads, then the part', async () => {
    load.mockResolvedValue({ Component: Chart });
    show();
    screen.getByText('boxes');
    await screen.findByText('Chart of BTC');
  });

  it('says that it did not load, and loads when the person asks, with everything typed', async () => {
    load.mockRejectedValue(LOST);
    show();
    fireEvent.change(screen.getByLabelText('Typed'), { target: { value: '12' } });
    const button = await again();
    expect(screen.getByRole('alert').textContent).toContain('This part did not load');
    load.mockResolvedValue({ Component: Chart });
    fireEvent.click(button);
    await screen.findByText('Chart of BTC');
    expect(screen.getByLabelText<HTMLInputElement>('Typed').value).toBe('12');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads by itself when the network returns', async () => {
    load.mockRejectedValue(LOST);
    show();
    await again();
    load.mockResolvedValue({ Component: Chart });
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Chart of BTC');
  });

  it('reloads the page only when the server answers and the code still does not come', async () => {
    load.mockRejectedValue(LOST);
    show();
    fireEvent.click(await again());
    await waitFor(() => expect(fetching).toHaveBeenCalled());
    await waitFor(async () => expect((await again()).getAttribute('aria-busy')).not.toBe('true'));
    expect(reload).not.toHaveBeenCalled();
    fetching.mockResolvedValue(new Response());
    fireEvent.click(await again());
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });
});
