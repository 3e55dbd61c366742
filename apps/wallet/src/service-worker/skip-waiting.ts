/** A page asks the worker that waits to take over. */
export const SKIP_WAITING = 'skipWaiting';
