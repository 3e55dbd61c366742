import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { announcements } from '../Announcer/announce.ts';
import type { HapticKind } from '../../hooks/vibrate.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

describeComponent(<PullToRefresh onRefresh={() => {}}>Bills</PullToRefresh>, { state: true });

afterEach(() => {
  vi.useRealTimers();
  announcements.set([]);
});

const at = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });
const spoken = () => announcements.get().map(({ text, politeness }) => `${politeness}: ${text}`);

function setUp(onRefresh: () => void | Promise<unknown>, props: { disabled?: boolean } = {}) {
  const felt: HapticKind[] = [];
  const { container, unmount } = render(
    <UiProvider locale="en" haptics={(kind) => felt.push(kind)}>
      <div data-testid="scroller" style={{ overflowY: 'auto', overscrollBehaviorY: 'contain' }}>
        <PullToRefresh onRefresh={onRefresh} {...props}>
          <div data-testid="inner">Bills</div>
        </PullToRefresh>
      </div>
    </UiProvider>,
  );
  const scroller = screen.getByTestId('scroller');
  const content = screen.getByTestId('inner');
  const state = () => container.querySelector('[data-state]')?.getAttribute('data-state');
  const pull = (...ways: number[]) => {
    fireEvent.touchStart(content, at(100, 100));
    for (const way of ways) fireEvent.touchMove(content, at(100, 100 + way));
  };
  return { felt, scroller, content, state, pull, unmount };
}

/** A refresh that ends when the test decides. */
function pending() {
  let end!: { resolve: () => void; reject: () => void };
  const work = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve, reject) => {
        end = { resolve, reject: () => reject(new Error('offline')) };
      }),
  );
  return { work, resolve: () => act(async () => end.resolve()), reject: () => act(async () => end.reject()) };
}

describe('the pull', () => {
  test('arms at the threshold and refreshes once on release', async () => {
    const { work, resolve } = pending();
    const { felt, content, state, pull } = setUp(work);
    pull(20, 60);
    expect(state()).toBe('pulling');
    fireEvent.touchMove(content, at(100, 220));
    expect(state()).toBe('armed');
    expect(felt).toEqual(['selection']);
    expect(work).not.toHaveBeenCalled();
    fireEvent.touchEnd(content);
    expect(state()).toBe('busy');
    pull(20, 60, 120);
    fireEvent.touchEnd(content);
    expect(work).toHaveBeenCalledOnce();
    await resolve();
    expect(state()).toBe('done');
    expect(felt).toEqual(['selection', 'success']);
    expect(spoken()).toEqual(['polite: Updated']);
  });

  test('released below the threshold or pulled back, does nothing', () => {
    const work = vi.fn<() => void>();
    const { content, state, pull } = setUp(work);
    pull(20, 60);
    fireEvent.touchEnd(content);
    expect(state()).toBe('idle');
    pull(20, 160, 40);
    expect(state()).toBe('pulling');
    fireEvent.touchEnd(content);
    pull(20, 160);
    fireEvent.touchCancel(content);
    expect([state(), work.mock.calls.length]).toEqual(['idle', 0]);
  });

  test('ignores scrolling away from the top, sideways, upwards and with two fingers', () => {
    const { scroller, content, state, pull } = setUp(() => {});
    scroller.scrollTop = 40;
    pull(20, 160);
    expect(state()).toBe('idle');
    scroller.scrollTop = 0;
    fireEvent.touchStart(content, at(100, 100));
    expect(fireEvent.touchMove(content, at(160, 110))).toBe(true);
    fireEvent.touchMove(content, at(160, 260));
    expect(state()).toBe('idle');
    pull(-30, 160);
    expect(state()).toBe('idle');
    fireEvent.touchStart(content, { touches: [at(100, 100).touches[0], at(200, 100).touches[0]] });
    fireEvent.touchMove(content, at(100, 260));
    expect(state()).toBe('idle');
  });

  test('leaves the gesture to an inner scroller that is not at its top', () => {
    const { content, state, pull } = setUp(() => {});
    content.scrollTop = 10;
    pull(20, 160);
    expect(state()).toBe('idle');
  });

  test("prevents the browser's default for a gesture that it handles", () => {
    const { content } = setUp(() => {});
    fireEvent.touchStart(content, at(100, 100));
    expect(fireEvent.touchMove(content, at(100, 104))).toBe(false);
  });
});

describe('the button', () => {
  test('its button does the same by keyboard, and only one refresh runs at a time', async () => {
    const { work, resolve } = pending();
    const { state } = setUp(work);
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Refresh' });
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(work).toHaveBeenCalledOnce();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await resolve();
    expect(state()).toBe('done');
    await userEvent.keyboard('{Enter}');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('tries again after an announced failure', async () => {
    const { work, reject, resolve } = pending();
    const { felt, state } = setUp(work);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await reject();
    expect(state()).toBe('failed');
    expect(felt).toEqual(['error']);
    expect(spoken()).toEqual(['assertive: Could not refresh']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await resolve();
    expect(state()).toBe('done');
  });

  test('renders no button and ignores pulls while disabled', () => {
    const { scroller, state, pull } = setUp(() => {}, { disabled: true });
    pull(20, 160);
    expect(state()).toBe('idle');
    expect(screen.queryByRole('button')).toBeNull();
    expect(scroller.style.overscrollBehaviorY).toBe('contain');
  });
});

test('shows an outcome for a moment', async () => {
  vi.useFakeTimers();
  const { state } = setUp(() => {
    throw new Error('at once');
  });
  fireEvent.click(screen.getByRole('button'));
  await act(async () => {});
  expect(state()).toBe('failed');
  act(() => void vi.advanceTimersByTime(3900));
  expect(state()).toBe('failed');
  act(() => void vi.advanceTimersByTime(200));
  expect(state()).toBe('idle');
});

test('turns off overscroll only while its scroller is at the top, and restores it', () => {
  const { scroller, unmount } = setUp(() => {});
  expect(scroller.style.overscrollBehaviorY).toBe('none');
  scroller.scrollTop = 20;
  fireEvent.scroll(scroller);
  expect(scroller.style.overscrollBehaviorY).toBe('contain');
  scroller.scrollTop = 0;
  fireEvent.scroll(scroller);
  expect(scroller.style.overscrollBehaviorY).toBe('none');
  unmount();
  expect(scroller.style.overscrollBehaviorY).toBe('contain');
});

test('a refresh that ends after its screen is gone reports nothing', async () => {
  const { work, resolve } = pending();
  const { unmount } = setUp(work);
  await userEvent.click(screen.getByRole('button'));
  unmount();
  await resolve();
  expect(spoken()).toEqual([]);
});
