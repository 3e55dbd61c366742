import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { announcements } from '../Announcer/announce.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

describeComponent(
  <InfiniteList onMore={() => {}} hasMore>
    <ul>
      <li>Bill</li>
    </ul>
  </InfiniteList>,
  { state: true },
);

/** Replaces the browser's observer: a test decides when the end is visible. */
class Sight implements Partial<IntersectionObserver> {
  static current: Sight | undefined;
  readonly options: IntersectionObserverInit | undefined;
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#callback = callback;
    this.options = options;
  }
  observe() {
    Sight.current = this;
  }
  disconnect() {
    if (Sight.current === this) Sight.current = undefined;
  }
  see(isIntersecting = true) {
    this.#callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

const see = (isIntersecting = true) => act(async () => Sight.current?.see(isIntersecting));
const spoken = () => announcements.get().map(({ text, politeness }) => `${politeness}: ${text}`);
let height = 600;

beforeEach(() => {
  height = 600;
  vi.stubGlobal('IntersectionObserver', Sight);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => height);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  announcements.set([]);
});

/** Pages that end when the test decides. */
function pages() {
  let end!: { resolve: () => void; reject: () => void };
  const more = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve, reject) => {
        end = { resolve, reject: () => reject(new Error('offline')) };
      }),
  );
  const arrive = () =>
    act(async () => {
      height += 600;
      end.resolve();
    });
  return { more, arrive, arriveEmpty: () => act(async () => end.resolve()), fail: () => act(async () => end.reject()) };
}

function setUp(props: Partial<InfiniteListProps> & Pick<InfiniteListProps, 'onMore'>) {
  const list = (over: Partial<InfiniteListProps> = {}) => (
    <main style={{ overflowY: 'auto' }}>
      <InfiniteList hasMore {...props} {...over}>
        <p>Rows</p>
      </InfiniteList>
    </main>
  );
  const { container, rerender } = render(list());
  const state = () => container.querySelector('[data-state]')?.getAttribute('data-state');
  return { state, change: (over: Partial<InfiniteListProps>) => rerender(list(over)) };
}

describe('the end in sight', () => {
  test('loads the next page, one at a time, also while the end stays visible', async () => {
    const { more, arrive } = pages();
    const { state } = setUp({ onMore: more });
    await see(false);
    expect(more).not.toHaveBeenCalled();
    const observer = Sight.current;
    await see();
    expect([more.mock.calls.length, state()]).toEqual([1, 'busy']);
    await act(async () => observer?.see());
    await userEvent.click(screen.getByRole('button'));
    expect(more).toHaveBeenCalledTimes(1);
    await arrive();
    expect([state(), spoken()]).toEqual(['idle', ['polite: More loaded']]);
    await see();
    expect(more).toHaveBeenCalledTimes(2);
  });

  test('observes the scrolling element, slightly ahead of the end', () => {
    setUp({ onMore: () => {} });
    expect(Sight.current?.options).toEqual({ root: screen.getByRole('main'), rootMargin: '240px 0px' });
  });

  test('does not request a page again after an empty answer, but the button does', async () => {
    const { more, arriveEmpty } = pages();
    setUp({ onMore: more });
    await see();
    await arriveEmpty();
    await see();
    expect(more).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(more).toHaveBeenCalledTimes(2);
  });

  test('stops observing after the last page', () => {
    const { state } = setUp({ onMore: () => {}, hasMore: false });
    expect([Sight.current, state()]).toEqual([undefined, 'end']);
    expect(screen.getByText('No more')).toBeInTheDocument();
  });
});

describe('a failure', () => {
  test('waits for the button, which keeps the focus', async () => {
    const { more, fail, arrive } = pages();
    const { state } = setUp({ onMore: more });
    await see();
    await fail();
    expect([state(), spoken(), Sight.current]).toEqual(['failed', ['polite: Could not load more'], undefined]);
    const button = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    expect([more.mock.calls.length, state()]).toEqual([2, 'busy']);
    await arrive();
    expect(state()).toBe('idle');
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
  });

  test('the host can keep the failure and its text', async () => {
    const { more, arriveEmpty } = pages();
    const { state, change } = setUp({ onMore: more });
    await see();
    change({ error: 'You are offline' });
    await arriveEmpty();
    expect([state(), Sight.current]).toEqual(['failed', undefined]);
    expect(screen.getByText('You are offline')).toBeInTheDocument();
    expect(spoken()).toEqual(['polite: Could not load more']);
  });

  test('a load that throws at once fails like one that rejects', async () => {
    const { state } = setUp({
      onMore: () => {
        throw new Error('at once');
      },
    });
    await see();
    expect(state()).toBe('failed');
  });
});

test('moves the focus from the button to the end text when the last page removes the button', async () => {
  const { more, arrive } = pages();
  const { change } = setUp({ onMore: more, endText: 'All of 2025' });
  await userEvent.click(screen.getByRole('button'));
  change({ hasMore: false });
  await arrive();
  expect(screen.getByText('All of 2025').parentElement).toHaveFocus();
  expect(spoken()).toEqual(['polite: No more']);
  change({ hasMore: false, endText: null });
  expect(screen.queryByText('All of 2025')).toBeNull();
});

test('keeps the button where the browser cannot observe', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const more = vi.fn<() => void>();
  setUp({ onMore: more });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(more).toHaveBeenCalledOnce();
});
