const COUNT = 'reload-count';
const MAX_RELOADS = 2;

/** Browsers' messages when a chunk of an older build no longer exists. */
const STALE = /Loading chunk|dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error means that this page belongs to a build that is no longer served. */
export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && STALE.test(error.message);
}

/**
 * Reloads for a stale chunk, at most twice per tab. Never offline, where a reload would lose the app.
 *
 * @returns whether it reloads
 */
export function reloadOnce(storage: Storage, reload: () => void): boolean {
  if (!navigator.onLine) return false;
  const count = Number(storage.getItem(COUNT) ?? 0);
  if (count >= MAX_RELOADS) return false;
  storage.setItem(COUNT, String(count + 1));
  reload();
  return true;
}
