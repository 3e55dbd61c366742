/** Runs work again and again, a pause after each run. @returns a way to stop that waits for a run underway */
export function repeat(pause: number, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let isBusy = false;
  let underway: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (isBusy || isStopped) return;
    isBusy = true;
    underway = work().finally(() => {
      isBusy = false;
    });
  }, pause);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await underway;
  };
}
