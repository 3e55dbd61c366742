import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Anchor } from '../../testing/Anchor.tsx';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { NoticeBar } from './NoticeBar.tsx';

describeComponent(<NoticeBar>Fee lowered</NoticeBar>, { state: true });

test('opens, presses and closes as the host defines', async () => {
  const press = vi.fn<() => void>();
  const close = vi.fn<() => void>();
  const { rerender } = render(
    <NoticeBar onClick={press} onClose={close}>
      Fee lowered
    </NoticeBar>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fee lowered' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([press.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  rerender(<NoticeBar render={<Anchor href="/n/1" />}>Fee lowered</NoticeBar>);
  expect(screen.getByRole('link', { name: 'Fee lowered' })).toHaveAttribute('href', '/n/1');
});

describe('several notices', () => {
  const items = [
    { value: 'fee', text: 'Fee lowered', render: <Anchor href="/n/fee" /> },
    { value: 'sunday', text: 'Maintenance on Sunday', render: <Anchor href="/n/sunday" /> },
  ];
  const turn = (link: HTMLElement) => link.querySelector('[data-moves]')!;

  test('rotate when an animation ends, and start again after the last', () => {
    render(<NoticeBar items={items} />);
    expect(screen.getByRole('link', { name: 'Fee lowered' })).toHaveAttribute('href', '/n/fee');
    fireEvent.animationEnd(turn(screen.getByRole('link')));
    expect(screen.getByRole('link', { name: 'Maintenance on Sunday' })).toHaveAttribute('href', '/n/sunday');
    fireEvent.animationEnd(turn(screen.getByRole('link')));
    expect(screen.getByRole('link', { name: 'Fee lowered' })).toBeInTheDocument();
  });

  test('do not rotate when only the scrolling ends', () => {
    render(<NoticeBar items={items} />);
    fireEvent.animationEnd(turn(screen.getByRole('link')).firstElementChild!);
    expect(screen.getByRole('link', { name: 'Fee lowered' })).toBeInTheDocument();
  });

  test('pause and resume by a button, and advance by hand', async () => {
    render(<NoticeBar items={items} />);
    const bar = screen.getByRole('complementary');
    expect(bar).toHaveAttribute('data-state', 'moving');
    await userEvent.click(screen.getByRole('button', { name: 'Pause notices' }));
    expect(bar).toHaveAttribute('data-state', 'paused');
    await userEvent.click(screen.getByRole('button', { name: 'Resume notices' }));
    expect(bar).toHaveAttribute('data-state', 'moving');
    await userEvent.click(screen.getByRole('button', { name: 'Next notice' }));
    expect(screen.getByRole('link', { name: 'Maintenance on Sunday' })).toBeInTheDocument();
  });

  test('survive a list that becomes shorter or empty', () => {
    const { rerender } = render(<NoticeBar items={items} />);
    fireEvent.animationEnd(turn(screen.getByRole('link')));
    rerender(<NoticeBar items={items.slice(0, 1)} />);
    expect(screen.getByRole('link', { name: 'Fee lowered' })).toBeInTheDocument();
    rerender(<NoticeBar items={[]} />);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('one notice of a list', () => {
  let measured: (() => void) | undefined;
  afterEach(() => vi.unstubAllGlobals());

  function setUp(textWidth: number) {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          measured = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    render(<NoticeBar items={[{ value: 'a', text: 'Maintenance' }]} />);
    const text = screen.getByText('Maintenance');
    Object.defineProperty(text, 'scrollWidth', { value: textWidth });
    Object.defineProperty(text.parentElement, 'clientWidth', { value: 200 });
    act(() => measured?.());
    return text.parentElement!;
  }

  test('does not move while it fits', () => {
    const place = setUp(180);
    expect(place).not.toHaveAttribute('data-moves');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('complementary')).toHaveAttribute('data-state', 'still');
  });

  test('scrolls by its overflow, at reading speed, and can be paused', () => {
    const place = setUp(280);
    expect(place).toHaveAttribute('data-moves');
    expect(place.style.getPropertyValue('--notice-way')).toBe('-96px');
    expect(place.style.getPropertyValue('--notice-run')).toBe('2400ms');
    expect(place.style.getPropertyValue('--notice-turn')).toBe('7400ms');
    expect(screen.getByRole('button', { name: 'Pause notices' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next notice' })).toBeNull();
  });
});
