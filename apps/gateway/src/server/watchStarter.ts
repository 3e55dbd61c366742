const LOOK_EVERY = 250;

/**
 * npm runs scripts in a shell, and a signal to npm ends both without a word to what runs in the shell. So the end of the
 * shell counts as a signal where npm started this process.
 */
export function watchStarter(onEnd: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    onEnd();
  }, LOOK_EVERY);
  watch.unref();
}
