import type { Deps } from '../ports/deps.ts';

/** Waits until something happens, or until the signal. @param arrange starts to listen, and returns the way to stop */
async function until(signal: AbortSignal, arrange: (done: () => void) => () => void): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = arrange(done);
    signal.addEventListener('abort', done);
  });
}

/** Lets some milliseconds pass. */
export const pause = async ({ clock }: Pick<Deps, 'clock'>, delay: number, signal: AbortSignal): Promise<void> =>
  await until(signal, (done) => clock.after(delay, done));

/** Waits until somebody can see the app. */
export async function untilSeen({ visibility }: Pick<Deps, 'visibility'>, signal: AbortSignal): Promise<void> {
  if (visibility.visible) return;
  await until(signal, (done) => visibility.subscribe((visible) => visible && done()));
}
