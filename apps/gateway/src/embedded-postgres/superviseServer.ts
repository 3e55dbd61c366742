import { setTimeout as sleep } from 'node:timers/promises';

/** What a supervisor sees: the server is gone, could not be brought back yet, or is back. */
export type ServerEvent =
  | { readonly kind: 'lost' }
  /** `retryIn` milliseconds from now it is tried again, without end. */
  | { readonly kind: 'failed'; readonly attempt: number; readonly error: unknown; readonly retryIn: number }
  /** Gone for `outage` milliseconds; `isOurs` when this process started it, not another one. */
  | { readonly kind: 'back'; readonly outage: number; readonly isOurs: boolean };

/** A server as its supervisor sees it. */
export interface Supervised {
  isAlive(): Promise<boolean>;
  /** Starts it, or finds that another process has done so. @returns whether this process started it */
  revive(): Promise<{ readonly isOurs: boolean }>;
}

export interface Supervision {
  /** False from the moment the server is missed until it answers again. */
  isUp(): boolean;
  /** Stops watching; waits for an attempt that is underway. */
  stop(): Promise<void>;
}

const LOOK_EVERY = 250;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** Looks after a server until told to stop: whenever its process is gone, it is brought back. */
export function superviseServer(server: Supervised, tell: (event: ServerEvent) => void): Supervision {
  const ending = new AbortController();
  let isUp = true;
  const watching = watch();
  return {
    isUp: () => isUp,
    async stop() {
      ending.abort();
      await watching;
    },
  };

  async function watch(): Promise<void> {
    while (await pause(LOOK_EVERY)) {
      if (await server.isAlive()) continue;
      isUp = false;
      const lostAt = performance.now();
      tell({ kind: 'lost' });
      const revived = await revive();
      if (!revived) return;
      isUp = true;
      tell({ kind: 'back', outage: Math.round(performance.now() - lostAt), ...revived });
    }
  }

  /** Tries with growing pauses; undefined when told to stop first. */
  async function revive(): Promise<{ isOurs: boolean } | undefined> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { isOurs } = await server.revive();
        return { isOurs };
      } catch (error) {
        const retryIn = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
        tell({ kind: 'failed', attempt, error, retryIn });
        if (!(await pause(retryIn))) return undefined;
      }
    }
  }

  /** False when told to stop. The pause alone keeps no process alive. */
  async function pause(milliseconds: number): Promise<boolean> {
    await sleep(milliseconds, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    return !ending.signal.aborted;
  }
}
