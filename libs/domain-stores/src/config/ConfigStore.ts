import { makeAutoObservable } from 'mobx';
import type { Contract, Feature, ResponseOf } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

type CommonConfigs = ResponseOf<Contract['common']['getCommonConfigs']>;
type Countries = ResponseOf<Contract['common']['getCountryCode']>;
type Currencies = ResponseOf<Contract['recharge']['queryCurrencyList']>;

/** Currencies shown when the server lists none (product specification, section 3). */
const DEFAULT_CURRENCIES: Currencies = [
  { id: 0, currencyCode: 'USDT', name: 'Tether USD', decimals: 6, minTransferAmount: '0', protocols: [] },
];
const NO_COUNTRIES: Countries = [];

/**
 * The offer of the deployment: its switches, the areas whose phones it takes, its currencies. Loaded when first needed; a
 * load that fails rejects, and the next one tries again.
 */
export class ConfigStore {
  readonly #common: Resource<CommonConfigs>;
  readonly #countries: Resource<Countries>;
  readonly #currencies: Resource<Currencies>;

  constructor({ api }: Pick<Deps, 'api'>) {
    this.#common = new Resource(() => api.common.getCommonConfigs());
    this.#countries = new Resource(() => api.common.getCountryCode());
    this.#currencies = new Resource(() => api.recharge.queryCurrencyList());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get common(): CommonConfigs | null {
    return this.#common.value ?? null;
  }

  get countries(): Countries {
    return this.#countries.value ?? NO_COUNTRIES;
  }

  get currencies(): Currencies {
    const listed = this.#currencies.value;
    return listed && listed.length > 0 ? listed : DEFAULT_CURRENCIES;
  }

  /** Whether this deployment has opened a function. */
  offers(feature: Feature): boolean {
    return this.common?.features.includes(feature) ?? false;
  }

  /** The page of whoever runs an open function that the wallet has no screen for. */
  linkOf(feature: Feature): string | undefined {
    return this.common?.featureLinks?.find((link) => link.feature === feature)?.url;
  }

  async loadCommon(): Promise<void> {
    await this.#common.need();
  }

  async loadCountries(): Promise<void> {
    await this.#countries.need();
  }

  async loadCurrencies(): Promise<void> {
    await this.#currencies.need();
  }
}
