import { expect, it, vi } from 'vitest';
import { createFakeDeps } from '../testing/createFakeDeps.ts';
import { runWhileSeen, shareWatch } from './refreshing.ts';

it('runs a task again and again while somebody sees the app, and at once after a longer absence', async () => {
  const deps = createFakeDeps();
  const task = vi.fn();
  const stop = runWhileSeen(deps, 1_000, task);
  await deps.clock.advance(2_000);
  expect(task).toHaveBeenCalledTimes(2);
  deps.setVisible(false);
  await deps.clock.advance(5_000);
  expect(task).toHaveBeenCalledTimes(2);
  deps.setVisible(true);
  expect(task).toHaveBeenCalledTimes(3);
  deps.setVisible(false);
  deps.setVisible(true);
  expect(task).toHaveBeenCalledTimes(3);
  stop();
  await deps.clock.advance(5_000);
  expect(task).toHaveBeenCalledTimes(3);
});

it('works from the first watcher to the last, also when one stops twice', () => {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const watch = shareWatch(start);
  const [first, second] = [watch(), watch()];
  first();
  first();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  second();
  expect(stop).toHaveBeenCalledTimes(1);
  watch()();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 2]);
});
