import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, Feature, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';

type CommonConfigs = ResponseOf<Contract['common']['getCommonConfigs']>;
type Countries = ResponseOf<Contract['common']['getCountryCode']>;
type Currencies = ResponseOf<Contract['recharge']['queryCurrencyList']>;

/** Currencies shown when the server lists none (product specification, section 3). */
const DEFAULT_CURRENCIES: Currencies = [
  { id: 0, currencyCode: 'USDT', name: 'Tether USD', decimals: 6, minTransferAmount: '0', protocols: [] },
];

/** What the deployment offers: its switches, the areas whose phones it takes, its currencies. Loaded when first needed. */
export class ConfigStore {
  common: CommonConfigs | null = null;
  countries: Countries = [];
  currencies: Currencies = DEFAULT_CURRENCIES;

  readonly #api: Deps['api'];
  readonly #loading = new Map<string, Promise<void>>();

  constructor({ api }: Pick<Deps, 'api'>) {
    this.#api = api;
    makeAutoObservable(
      this,
      { common: observableRef, countries: observableRef, currencies: observableRef },
      { autoBind: true },
    );
  }

  /** Whether this deployment has opened a function. */
  offers(feature: Feature): boolean {
    return this.common?.features.includes(feature) ?? false;
  }

  loadCommon(): Promise<void> {
    return this.#once('common', async () => {
      const common = await this.#api.common.getCommonConfigs();
      runInAction(() => {
        this.common = common;
      });
    });
  }

  loadCountries(): Promise<void> {
    return this.#once('countries', async () => {
      const countries = await this.#api.common.getCountryCode();
      runInAction(() => {
        this.countries = countries;
      });
    });
  }

  loadCurrencies(): Promise<void> {
    return this.#once('currencies', async () => {
      const currencies = await this.#api.recharge.queryCurrencyList();
      runInAction(() => {
        this.currencies = currencies.length > 0 ? currencies : DEFAULT_CURRENCIES;
      });
    });
  }

  /** Shares one call between all who ask, and lets the next one try again after a failure. */
  #once(what: string, load: () => Promise<void>): Promise<void> {
    const known = this.#loading.get(what);
    if (known) return known;
    const loading = load().catch((error: unknown) => {
      this.#loading.delete(what);
      throw error;
    });
    this.#loading.set(what, loading);
    return loading;
  }
}
