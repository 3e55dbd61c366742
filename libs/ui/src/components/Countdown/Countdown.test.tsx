import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeComponent } from '../../testing/describeComponent.tsx';
import { Countdown } from './Countdown.tsx';
import { formatClock } from './formatClock.ts';

describeComponent(<Countdown until={0} ended="Closed" />, { state: true });

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [900, '15:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('%i seconds read %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));

describe('counting', () => {
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  test('updates every second, ends once and announces the end', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_300 });
    const onEnd = vi.fn<() => void>();
    render(<Countdown until={1_800_000_002_500} onEnd={onEnd} ended="Closed" />);
    const timer = screen.getByRole('timer', { name: 'Time left' });
    expect(timer).toHaveTextContent('00:03');
    await pass(190);
    expect(timer).toHaveTextContent('00:03');
    await pass(20);
    expect(timer).toHaveTextContent('00:02');
    expect(timer).toHaveAttribute('datetime', 'PT2S');
    await pass(1000);
    expect(timer).toHaveTextContent('00:01');
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1000);
    expect(timer).toHaveTextContent('Closed');
    expect(timer).toHaveAttribute('data-state', 'ended');
    await pass(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('does not fire for a moment that has already passed', async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const onEnd = vi.fn<() => void>();
    render(<Countdown until={1_799_999_999_000} onEnd={onEnd} />);
    await pass(3000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
  });

  test('uses the host’s clock', () => {
    const now = () => 5000;
    render(<Countdown until={65_000} now={now} />);
    expect(screen.getByRole('timer')).toHaveTextContent('01:00');
  });

  test('is not a live region, which would announce every second', () => {
    render(<Countdown until={Date.now() + 9000} />);
    expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
  });
});
