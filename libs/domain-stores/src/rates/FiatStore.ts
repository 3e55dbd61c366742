import { makeAutoObservable } from 'mobx';
import type { FiatCurrency } from '@ezwallet/api-client/contract';
import { multiplyAmounts } from '@ezwallet/validators';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** The part of the device's store with the chosen currency. */
const PART = 'fiat';

/** The fiat currency that the person thinks in, and the value of a USDT in it. The choice stays on the device. */
export class FiatStore {
  fiat: FiatCurrency = 'CNY';
  readonly rates: Resource<ReadonlyMap<FiatCurrency, string>>;

  readonly #deps: Pick<Deps, 'api' | 'deviceStore'>;

  constructor(deps: Pick<Deps, 'api' | 'deviceStore'>) {
    this.#deps = deps;
    this.rates = new Resource(this.#loadRates);
    makeAutoObservable(this, { rates: false }, { autoBind: true });
  }

  /** Currencies with a rate, in the server's order. */
  get offered(): readonly FiatCurrency[] {
    return [...(this.rates.value?.keys() ?? [])];
  }

  choose(fiat: FiatCurrency): void {
    this.fiat = fiat;
    // Without space on the device, the choice lasts as long as the page.
    this.#deps.deviceStore.write(PART, fiat).catch(() => undefined);
  }

  /**
   * The value of an amount of USDT in the chosen currency, with 2 places, halves up; null while the rate is unknown.
   *
   * @param usdt a decimal string
   */
  fiatValue(usdt: string): string | null {
    const rate = this.rates.value?.get(this.fiat);
    return rate === undefined ? null : multiplyAmounts(usdt, rate, 2, 'half-up');
  }

  readonly #loadRates = async (): Promise<ReadonlyMap<FiatCurrency, string>> => {
    const { api, deviceStore } = this.#deps;
    const [kept, { list }] = await Promise.all([
      deviceStore.read(PART).catch(() => undefined),
      api.common.getCurrencyRate(),
    ]);
    const known = list.find(({ currency }) => currency === kept);
    if (known) this.restore(known.currency);
    return new Map(list.map(({ currency, rate }) => [currency, rate]));
  };

  private restore(fiat: FiatCurrency): void {
    this.fiat = fiat;
  }
}
