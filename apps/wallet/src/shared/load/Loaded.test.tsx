import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure, Loadable } from '@ezwallet/domain-stores';
import { UiProvider } from '@ezwallet/ui';
import { Loaded } from './Loaded.tsx';

type Names = readonly string[];
const OFFLINE = { code: 'OFFLINE' };

/** A list whose answers come when the test says so. */
class Source implements Loadable<Names> {
  value: Names | undefined = undefined;
  failure: Failure | undefined = undefined;
  isLoading = true;
  #answered = () => {};

  constructor() {
    makeAutoObservable(this, { value: observableRef, failure: observableRef, reload: false });
  }

  get isStale(): boolean {
    return this.value !== undefined && this.failure !== undefined;
  }

  reload = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (this.#answered = resolve)));

  answer(answer: { value: Names } | { failure: Failure }): Promise<void> {
    return act(async () => {
      runInAction(() => Object.assign(this, { isLoading: false, failure: undefined, ...answer }));
      this.#answered();
    });
  }
}

function show(source: Source) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const shown = (of: Source) => (
    <Loaded
      of={of}
      failed="The names could not be loaded"
      explain={(failure) => failure.code === 'GONE' && <p>They are gone</p>}
      empty={<p>No names</p>}
      skeleton={<p>boxes</p>}
      className="names"
    >
      {(names) => names.map((name) => <p key={name}>{name}</p>)}
    </Loaded>
  );
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <UiProvider locale="en">{shown(source)}</UiProvider>
    </I18nProvider>,
  );
  return container.querySelector<HTMLElement>('.names')!;
}

describe('Loaded', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it('shows the content of a quick answer without a flash of skeletons', async () => {
    const source = new Source();
    const region = show(source);
    expect(region.getAttribute('aria-busy')).toBe('true');
    expect(region.dataset['state']).toBe('waiting');
    await act(() => vi.advanceTimersByTimeAsync(150));
    await source.answer({ value: ['Wong'] });
    expect(region.dataset['state']).toBe('settled');
    expect(region.getAttribute('aria-busy')).toBe('false');
    screen.getByText('Wong');
  });

  it('shows skeletons for a slow one, long enough to be seen', async () => {
    const source = new Source();
    const region = show(source);
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(region.dataset['state']).toBe('shown');
    await source.answer({ value: ['Wong'] });
    expect(screen.queryByText('Wong')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(400));
    screen.getByText('Wong');
  });

  it('says that there is nothing', async () => {
    const source = new Source();
    show(source);
    await source.answer({ value: [] });
    screen.getByText('No names');
  });

  it.each([
    ['no answer', OFFLINE, 'Check your connection and try again.'],
    ['a refusal', { code: 'NO_RIGHTS' }, /^(?!Please check your connection)./],
  ])('tells of %s as an alert', async (_, failure, words) => {
    const source = new Source();
    show(source);
    await source.answer({ failure });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The names could not be loaded');
    expect(alert.querySelector('p + p')?.textContent).toMatch(words);
  });

  it('lets a screen explain a failure of its own', async () => {
    const source = new Source();
    show(source);
    await source.answer({ failure: { code: 'GONE' } });
    screen.getByText('They are gone');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the focus on the way to the content', async () => {
    const source = new Source();
    const region = show(source);
    await source.answer({ failure: OFFLINE });
    const again = screen.getByRole('button', { name: 'Try again' });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(again);
    expect(source.reload).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(again);
    expect(again.getAttribute('aria-busy')).toBe('true');
    await source.answer({ failure: OFFLINE });
    expect(document.activeElement).toBe(again);
    expect(again.getAttribute('aria-busy')).not.toBe('true');
    await user.click(again);
    await source.answer({ value: ['Wong'] });
    screen.getByText('Wong');
    expect(document.activeElement).toBe(region);
  });

  it('keeps an old value, says that it is old, and asks again', async () => {
    const source = new Source();
    show(source);
    await source.answer({ value: ['Wong'] });
    expect(screen.queryByRole('status')).toBeNull();
    await source.answer({ failure: OFFLINE });
    screen.getByText('Wong');
    expect(screen.getByRole('status').textContent).toContain('Out of date');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(source.reload).toHaveBeenCalledOnce();
    await source.answer({ value: ['Wong', 'Chan'] });
    screen.getByText('Chan');
    expect(screen.queryByRole('status')).toBeNull();
  });
});
