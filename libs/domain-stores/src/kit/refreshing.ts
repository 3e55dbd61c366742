import type { Deps } from '../ports/deps.ts';

/** How often what a screen shows is loaded again (product specification, section 4), in milliseconds. */
export const REFRESH_INTERVAL = 30_000;

/**
 * Runs `task` each `interval` milliseconds while somebody can see the app, and at once when the app comes back into view
 * after a longer time. Returns the way to stop.
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

/**
 * Makes a `watch` that several screens can call: work begins with the first watcher and ends with the last one.
 *
 * @param start begins the work, and returns the way to stop it
 */
export function shareWatch(start: () => () => void): () => () => void {
  const watchers = new Set<symbol>();
  let stop = () => {};
  return () => {
    const watcher = Symbol('watcher');
    if (watchers.size === 0) stop = start();
    watchers.add(watcher);
    return () => {
      if (watchers.delete(watcher) && watchers.size === 0) stop();
    };
  };
}
