import type { Clock } from '../ports/deps.ts';

interface Timer {
  at: number;
  readonly interval: number | null;
  readonly task: () => void;
}

/** A clock that moves only when a test advances it. */
export class FakeClock implements Clock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now = 1_790_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(delay: number, task: () => void): () => void {
    return this.#start({ at: this.#now + delay, interval: null, task });
  }

  every(interval: number, task: () => void): () => void {
    return this.#start({ at: this.#now + interval, interval, task });
  }

  /** Advances by some milliseconds, runs due timers in order, and lets promises settle in between. */
  async advance(duration: number): Promise<void> {
    const end = this.#now + duration;
    for (;;) {
      const due = [...this.#timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#now = due.at;
      if (due.interval === null) this.#timers.delete(due);
      else due.at += due.interval;
      due.task();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  #start(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
}

/** Lets promises that are ready run their course. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
