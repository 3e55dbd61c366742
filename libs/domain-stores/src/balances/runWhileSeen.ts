import type { Deps } from '../root/deps.ts';

/**
 * Runs `task` each `interval` milliseconds while somebody can see the app, and at once when it comes back into view
 * after longer. Returns the way to stop.
 */
export function runWhileSeen(
  { clock, visibility }: Pick<Deps, 'clock' | 'visibility'>,
  interval: number,
  task: () => void,
): () => void {
  let lastRun = clock.now();
  const run = () => {
    if (!visibility.visible) return;
    lastRun = clock.now();
    task();
  };
  const stopTicking = clock.every(interval, run);
  const stopWatching = visibility.subscribe(() => {
    if (clock.now() - lastRun >= interval) run();
  });
  return () => {
    stopTicking();
    stopWatching();
  };
}
