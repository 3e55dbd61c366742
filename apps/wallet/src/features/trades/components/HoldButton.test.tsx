import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HoldButton } from './HoldButton.tsx';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

it('fills while it is held, by a script that a wish for less motion does not stop, and empties when it is let go', () => {
  vi.useFakeTimers();
  const cancel = vi.fn();
  const animate = vi.fn(() => ({ cancel }));
  Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: animate });
  const onHeld = vi.fn();
  render(<HoldButton onHeld={onHeld}>Hold to release</HoldButton>);
  const button = screen.getByRole('button', { name: 'Hold to release' });

  fireEvent.pointerDown(button);
  expect(animate).toHaveBeenCalledWith([{ backgroundSize: '0 100%' }, { backgroundSize: '100% 100%' }], 1_500);
  fireEvent.pointerUp(button);
  expect(cancel).toHaveBeenCalled();
  expect(onHeld).not.toHaveBeenCalled();

  fireEvent.pointerDown(button);
  act(() => {
    vi.advanceTimersByTime(1_500);
  });
  expect(onHeld).toHaveBeenCalledOnce();
});
