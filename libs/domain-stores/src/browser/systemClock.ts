import type { Clock } from '../ports/deps.ts';

/** The device's own clock and timers. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delay, task) => {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
  every: (interval, task) => {
    const timer = setInterval(task, interval);
    return () => clearInterval(timer);
  },
};
