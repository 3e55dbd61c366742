import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Contract, RechargeAddress, ResponseOf } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { readRefusal } from '../transfer/readRefusal.ts';
import { pickRecharge, type RechargeChoice } from './pickRecharge.ts';

/** A coin that can be sent here, with its networks. */
export type RechargeCoin = ResponseOf<Contract['recharge']['queryRechargeCurrency']>[number];
/** One network of a coin: its smallest amount, its confirmations, its usual minutes, and whether it is open. */
export type RechargeNetwork = RechargeCoin['protocols'][number];

/** The part of the secure store with the networks that the person was warned about. */
const PART = 'rechargeNetworks';

const keyOf = ({ currency, protocol }: RechargeChoice) => `${currency}/${protocol}`;

/**
 * Where a person sends coins to from outside. An address is shown only after the person has confirmed, once for each
 * network, that nothing else may be sent over another one.
 */
export class RechargeStore {
  /** Null until they are there. */
  coins: readonly RechargeCoin[] | null = null;
  /** Coin and network; null until the coins are there, or when none is open. */
  choice: RechargeChoice | null = null;
  /** Why the coins or the address are not there: the server's code, or `OFFLINE` for no answer at all. */
  problem: string | null = null;

  readonly #deps: Pick<Deps, 'api' | 'secureStore'>;
  readonly #session: Pick<SessionStore, 'reload'>;
  readonly #addresses = observable.map<string, RechargeAddress>({}, { deep: false });
  readonly #confirmed = observable.set<string>();
  /** Grows with each choice, so that the trouble of an older one is not told. */
  #turn = 0;

  constructor(deps: Pick<Deps, 'api' | 'secureStore'>, session: Pick<SessionStore, 'reload'>) {
    this.#deps = deps;
    this.#session = session;
    makeAutoObservable(this, { coins: observableRef, choice: observableRef }, { autoBind: true });
  }

  /** The coin chosen. */
  get coin(): RechargeCoin | undefined {
    return this.coins?.find(({ currencyCode }) => currencyCode === this.choice?.currency);
  }

  /** The network chosen. */
  get network(): RechargeNetwork | undefined {
    return this.coin?.protocols.find(({ name }) => name === this.choice?.protocol);
  }

  /** The address for what is chosen; undefined until it is there. */
  get address(): RechargeAddress | undefined {
    return this.choice ? this.#addresses.get(keyOf(this.choice)) : undefined;
  }

  /** Whether the person has confirmed the network that is chosen. */
  get confirmed(): boolean {
    return this.choice !== null && this.#confirmed.has(this.choice.protocol);
  }

  /** Loads what is not there: the coins, then the address of the one that is chosen. */
  async load(): Promise<void> {
    const turn = (this.#turn += 1);
    this.problem = null;
    try {
      if (!this.coins) await this.#loadCoins();
      if (this.choice && !this.address) await this.#loadAddress(this.choice);
    } catch (error) {
      const code = readRefusal(error)?.code ?? 'OFFLINE';
      // The person's flags have changed: with fresh ones the screen says what is closed.
      if (code === 'NO_RIGHTS') await this.#session.reload().catch(() => undefined);
      runInAction(() => {
        if (turn === this.#turn) this.problem = code;
      });
    }
  }

  /** Asks for the coins anew, as after a network was closed; what is chosen stays where it still can. */
  async refresh(): Promise<void> {
    this.coins = null;
    await this.load();
  }

  /** Chooses a coin and one of its networks, and loads its address. */
  async choose(currency: string, protocol?: string): Promise<void> {
    const wanted = { currency, protocol: protocol ?? this.choice?.protocol };
    this.choice = pickRecharge(this.coins ?? [], wanted) ?? this.choice;
    await this.load();
  }

  /** Remembers, for this session and those before signing out, that the person knows which network to send over. */
  confirm(): void {
    if (!this.choice) return;
    this.#confirmed.add(this.choice.protocol);
    // On a device that takes no more, the person is asked again after the next page load.
    this.#deps.secureStore.write(PART, [...this.#confirmed]).catch(() => undefined);
  }

  async #loadCoins(): Promise<void> {
    const { api, secureStore } = this.#deps;
    const [coins, kept] = await Promise.all([
      api.recharge.queryRechargeCurrency(),
      secureStore.read(PART).catch(() => undefined),
    ]);
    runInAction(() => {
      this.coins = coins;
      this.choice = pickRecharge(coins, this.choice ?? {});
      if (Array.isArray(kept)) for (const name of kept) if (typeof name === 'string') this.#confirmed.add(name);
    });
  }

  async #loadAddress(choice: RechargeChoice): Promise<void> {
    const address = await this.#deps.api.recharge.getRechargeAddress({ ...choice });
    runInAction(() => {
      this.#addresses.set(keyOf(choice), address);
    });
  }
}
