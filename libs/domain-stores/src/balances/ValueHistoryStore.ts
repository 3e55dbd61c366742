import type { Contract, ResponseOf, ValueWindow } from '@ezwallet/api-client/contract';
import { AgingResources } from '../kit/AgingResources.ts';
import type { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** The value of everything that the person holds in USDT, day by day, oldest first. Days without a record are left out. */
export type ValueSeries = ResponseOf<Contract['user']['getValueHistory']>['list'];

/** A series of this age is loaded again when it is next shown. Its last value follows the prices. Milliseconds. */
const FRESH_FOR = 60_000;

/** The value of the signed-in person's holdings over the last days, a window at a time. */
export class ValueHistoryStore {
  readonly #series: AgingResources<[days: ValueWindow], ValueSeries>;

  constructor({ api, clock }: Pick<Deps, 'api' | 'clock'>) {
    this.#series = new AgingResources(clock, FRESH_FOR, async (days) => {
      const { list } = await api.user.getValueHistory({ days });
      return list;
    });
  }

  /** The series of one window; the same object each time. */
  series(days: ValueWindow): Resource<ValueSeries> {
    return this.#series.of(days);
  }

  /** Loads a series unless a recent one is there. */
  load(days: ValueWindow): Promise<void> {
    return this.#series.load(days);
  }
}
