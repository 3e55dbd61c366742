import { useEffect, useState } from 'react';

/**
 * Whole seconds until a moment, rounded up. Re-renders when the number changes.
 *
 * @param until epoch ms, or undefined when nothing is counted
 * @param now the clock, for hosts that use server time; keep it stable between renders
 */
export function useSecondsLeft(until: number | undefined, now: () => number = Date.now): number {
  const [, rerender] = useState(0);
  const left = until === undefined ? 0 : Math.max(0, until - now());
  const seconds = Math.ceil(left / 1000);
  useEffect(() => {
    if (until === undefined || seconds === 0) return;
    // Waits until just after the number changes, because a timer may fire slightly early.
    const rest = until - now() - (seconds - 1) * 1000;
    const timer = setTimeout(() => rerender((count) => count + 1), Math.max(rest, 0) + 5);
    return () => clearTimeout(timer);
  });
  return seconds;
}
