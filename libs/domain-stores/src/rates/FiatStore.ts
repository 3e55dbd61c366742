import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FiatCurrency } from '@ezwallet/api-client/contract';
import { multiplyAmounts } from '@ezwallet/validators';
import type { Deps } from '../root/deps.ts';

/** The part of the device's store with the currency chosen. */
const PART = 'fiat';

/** The currency of a state that the person thinks in, and what a USDT is worth in it. The choice stays on the device. */
export class FiatStore {
  fiat: FiatCurrency = 'CNY';

  readonly #deps: Pick<Deps, 'api' | 'deviceStore'>;
  private rates: ReadonlyMap<FiatCurrency, string> = new Map();

  constructor(deps: Pick<Deps, 'api' | 'deviceStore'>) {
    this.#deps = deps;
    makeAutoObservable<FiatStore, 'rates'>(this, { rates: observableRef }, { autoBind: true });
  }

  /** Takes up what was chosen, and loads the rates; without them amounts stay unknown. */
  async load(): Promise<void> {
    const { api, deviceStore } = this.#deps;
    const [kept, rates] = await Promise.all([
      deviceStore.read(PART).catch(() => undefined),
      api.common.getCurrencyRate().catch(() => null),
    ]);
    runInAction(() => {
      if (!rates) return;
      this.rates = new Map(rates.list.map(({ currency, rate }) => [currency, rate]));
      this.fiat = rates.list.find(({ currency }) => currency === kept)?.currency ?? this.fiat;
    });
  }

  /** Currencies with a rate, in the server's order. */
  get offered(): readonly FiatCurrency[] {
    return [...this.rates.keys()];
  }

  choose(fiat: FiatCurrency): void {
    this.fiat = fiat;
    // On a device that takes no more, the choice lasts as long as the page.
    this.#deps.deviceStore.write(PART, fiat).catch(() => undefined);
  }

  /**
   * What an amount of USDT is worth in the currency chosen, with 2 places, halves up; null while the rate is unknown.
   *
   * @param usdt a decimal string
   */
  worth(usdt: string): string | null {
    const rate = this.rates.get(this.fiat);
    return rate === undefined ? null : multiplyAmounts(usdt, rate, 2, 'half-up');
  }
}
