import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Contract, RechargeAddress, ResponseOf } from '@ezwallet/api-client/contract';
import { readRefusal, type Failure } from '../kit/failures.ts';
import { Resource } from '../kit/Resource.ts';
import { Resources } from '../kit/Resources.ts';
import { Visits } from '../money-requests/Visits.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { pickDepositChoice, type DepositChoice } from './pickDepositChoice.ts';

/** A coin that can be deposited, with its networks. */
export type DepositCoin = ResponseOf<Contract['recharge']['queryRechargeCurrency']>[number];
/** One network of a coin: its smallest amount, its confirmations, its usual minutes, and whether it is open. */
export type DepositNetwork = DepositCoin['protocols'][number];

/** The part of the secure store with the networks that the person was warned about. */
const PART = 'rechargeNetworks';

/**
 * Where a person sends coins to from outside. An address is shown only after the person has confirmed, once for each
 * network, that nothing else may be sent over another one.
 */
export class DepositStore {
  /** Coin and network; null until the coins are there, or when none is open. */
  choice: DepositChoice | null = null;
  readonly coinList: Resource<readonly DepositCoin[]>;

  readonly #deps: Pick<Deps, 'api' | 'secureStore'>;
  readonly #session: Pick<SessionStore, 'reload'>;
  readonly #addresses: Resources<[currency: string, protocol: string], RechargeAddress>;
  readonly #confirmed = observable.set<string>();
  readonly #visits = new Visits<string>();
  /** The coin of a visit that began before the coins were there. */
  #wanted: string | undefined;

  constructor(deps: Pick<Deps, 'api' | 'secureStore'>, session: Pick<SessionStore, 'reload'>) {
    this.#deps = deps;
    this.#session = session;
    this.coinList = new Resource(() => this.#withFreshRights(this.#loadCoins()));
    this.#addresses = new Resources(
      (currency, protocol) =>
        new Resource(() => this.#withFreshRights(deps.api.recharge.getRechargeAddress({ currency, protocol }))),
    );
    makeAutoObservable(this, { coinList: false, choice: observableRef }, { autoBind: true });
  }

  /** Null until they are there. */
  get coins(): readonly DepositCoin[] | null {
    return this.coinList.value ?? null;
  }

  /** The chosen coin. */
  get coin(): DepositCoin | undefined {
    return this.coins?.find(({ currencyCode }) => currencyCode === this.choice?.currency);
  }

  /** The chosen network. */
  get network(): DepositNetwork | undefined {
    return this.coin?.protocols.find(({ name }) => name === this.choice?.protocol);
  }

  /** The address for the choice; undefined until it is there. */
  get address(): RechargeAddress | undefined {
    return this.#chosenAddress?.value;
  }

  /** Why the coins or the address are not there; undefined while they load. */
  get failure(): Failure | undefined {
    const needed = this.coins ? this.#chosenAddress : this.coinList;
    return needed?.isLoading ? undefined : needed?.failure;
  }

  /** Whether the person has confirmed the chosen network. */
  get confirmed(): boolean {
    return this.choice !== null && this.#confirmed.has(this.choice.protocol);
  }

  /** Loads what is not there: the coins, then the address for the choice. */
  async load(): Promise<void> {
    await this.coinList.load();
    await this.#chosenAddress?.load();
  }

  /**
   * A visit of the screen begins or goes on. A visit that names a coin begins with it; when the person comes back to the
   * visit, what they have chosen since stays.
   *
   * @param visit names the visit; the same when the person comes back to it
   */
  async enter(visit: string, currency: string | null = null): Promise<void> {
    if (this.#visits.enter(visit, currency) && currency !== null) {
      if (this.coins) return await this.choose(currency);
      this.#wanted = currency;
    }
    await this.load();
  }

  /** Loads the coins again, as after a network was closed; the choice stays where it still can. */
  async refresh(): Promise<void> {
    this.coinList.clear();
    await this.load();
  }

  /** Chooses a coin and one of its networks, and loads its address. */
  async choose(currency: string, protocol?: string): Promise<void> {
    const wanted = { currency, protocol: protocol ?? this.choice?.protocol };
    this.choice = pickDepositChoice(this.coins ?? [], wanted) ?? this.choice;
    await this.load();
  }

  /** Remembers, for this session and those before signing out, that the person knows which network to send over. */
  confirm(): void {
    if (!this.choice) return;
    this.#confirmed.add(this.choice.protocol);
    // Without space on the device, the person is asked again after the next page load.
    this.#deps.secureStore.write(PART, [...this.#confirmed]).catch(() => undefined);
  }

  get #chosenAddress(): Resource<RechargeAddress> | undefined {
    return this.choice ? this.#addresses.of(this.choice.currency, this.choice.protocol) : undefined;
  }

  async #loadCoins(): Promise<readonly DepositCoin[]> {
    const { api, secureStore } = this.#deps;
    const [coins, kept] = await Promise.all([
      api.recharge.queryRechargeCurrency(),
      secureStore.read(PART).catch(() => undefined),
    ]);
    runInAction(() => {
      this.choice = pickDepositChoice(
        coins,
        this.#wanted === undefined ? (this.choice ?? {}) : { currency: this.#wanted },
      );
      this.#wanted = undefined;
      if (Array.isArray(kept)) for (const name of kept) if (typeof name === 'string') this.#confirmed.add(name);
    });
    return coins;
  }

  /** A refusal for lack of rights means that the person's flags have changed: with fresh ones the screen says what is closed. */
  async #withFreshRights<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (readRefusal<Contract['recharge']['getRechargeAddress']>(error)?.code === 'NO_RIGHTS')
        await this.#session.reload().catch(() => undefined);
      throw error;
    }
  }
}
