import type { Services } from '../call/Services.ts';
import { isRelease, readRelease, type Release } from '../db/index.ts';
import { repeat } from '../house/jobs/repeat.ts';
import type { Drain } from './Drain.ts';
import type { Metrics } from './metrics/Metrics.ts';

/** How often a process looks whether a newer release has taken its database. */
const LOOK_EVERY = 2000;

/** Name of the event in the log, for alarms. */
const RELEASE_EVENT = 'release_outdated';

/** The parts of a process that a fence closes when it falls. */
interface Behind {
  readonly services: Pick<Services, 'db' | 'log'>;
  readonly drain: Drain;
  readonly metrics: Pick<Metrics, 'noteOutdated'>;
}

/**
 * Ends a process whose database has a newer release: it would meet columns and functions that it does not know. Calls that
 * run are finished, new ones hear that they must try again, and another process answers them then.
 */
export class ReleaseFence {
  readonly #own: Release;
  readonly #behind: Behind;
  #tellFallen: () => void = () => undefined;
  /** Settles when a newer release has taken the database. */
  readonly fallen: Promise<void>;

  constructor(own: Release, behind: Behind) {
    this.#own = own;
    this.#behind = behind;
    this.fallen = new Promise((resolve) => (this.#tellFallen = resolve));
  }

  /** Looks now. @returns whether a newer release has taken the database */
  async look(): Promise<boolean> {
    const { services, drain, metrics } = this.#behind;
    if (drain.reason === 'outdated') return true;
    const found = await readRelease(services.db);
    if (isRelease(this.#own, found)) return false;
    // The first to see it, of those who looked together.
    if (!drain.isOn) {
      drain.begin('outdated');
      metrics.noteOutdated();
      services.log.error(
        { event: RELEASE_EVENT, own: this.#own, found },
        'a newer release has taken the database; this process finishes its calls and ends',
      );
    }
    this.#tellFallen();
    return true;
  }

  /**
   * Whether an error is one of the database, and a newer release may be its reason: a column or a function of this release
   * is gone. The statement has done nothing then.
   */
  async explains(error: unknown): Promise<boolean> {
    if (!isFault(error)) return false;
    return await this.look().catch(() => false);
  }

  /** Looks again and again. @returns a way to stop */
  watch(): () => Promise<void> {
    return repeat(LOOK_EVERY, async () => {
      // A database that does not answer is the subject of others.
      await this.look().catch(() => undefined);
    });
  }
}

/** SQLSTATE of a statement that does not fit the schema, or whose rows break a rule of it. */
const isFault = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && /^(?:42|22|23)[0-9A-Z]{3}$/.test(code);
};
