/** Calls of one caller that may wait at the same time, in this process; more are answered at once. */
const MOST_WAITING = 4;

const waiting = new Map<string, number>();

/**
 * Waits for a caller, who holds no connection of the database meanwhile.
 * @param caller the key of a member or a guest
 * @returns whether there is anything new; false at once for a caller with too many calls that wait
 */
export async function waitInTurn(caller: string, wait: () => Promise<boolean>): Promise<boolean> {
  const others = waiting.get(caller) ?? 0;
  if (others >= MOST_WAITING) return false;
  waiting.set(caller, others + 1);
  try {
    return await wait();
  } finally {
    const now = (waiting.get(caller) ?? 1) - 1;
    if (now === 0) waiting.delete(caller);
    else waiting.set(caller, now);
  }
}
