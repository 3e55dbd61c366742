/**
 * Wakes calls of this process that wait for news about something. Those of other processes look every second: see
 * `chat-calls.ts`.
 */
export class Bell {
  readonly #waiting = new Map<bigint, Set<() => void>>();

  /** Ends the waits for one thing. */
  ring(id: bigint): void {
    for (const wake of this.#waiting.get(id) ?? []) wake();
  }

  /** Waits until the bell rings, or for so many milliseconds. */
  async wait(id: bigint, milliseconds: number): Promise<void> {
    const waiting = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, waiting);
    let wake: () => void = () => {};
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      waiting.add(wake);
      timer = setTimeout(wake, milliseconds);
    });
    clearTimeout(timer);
    waiting.delete(wake);
    if (waiting.size === 0) this.#waiting.delete(id);
  }
}
