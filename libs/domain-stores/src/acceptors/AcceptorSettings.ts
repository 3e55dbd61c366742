import type { AcceptorConfig, Contract, RequestOf } from '@ezwallet/api-client/contract';
import { REFRESH_INTERVAL, runWhileSeen, shareWatch } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';

/** Amounts that an acceptor sells or buys at any time. */
export type AcceptorLot = AcceptorConfig['lots'][number];

/** At which price an acceptor trades, and how much a day. */
export interface AcceptorTerms {
  /** Percent above the market price; below it with a minus. */
  readonly priceOffset: string;
  /** In USDT. */
  readonly dailyQuota: string;
}

/** The offer of an acceptor, and the figures of the day: the quota, missed offers, and the pause that they make. */
export class AcceptorSettings {
  readonly config: Resource<AcceptorConfig>;
  /** Whether the server lets the acceptor go online and offline. */
  readonly canSwitch: Resource<boolean>;
  /** Goes online, or offline. */
  readonly switching: Submission<boolean, void>;
  /** Keeps the settings fresh while a screen shows them. Returns the way to stop. */
  readonly watch: () => () => void;

  readonly #api: Deps['api'];

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility'>) {
    const { api } = deps;
    this.#api = api;
    this.config = new Resource(() => api.trading.getAcceptorConfig());
    this.canSwitch = new Resource(async () => (await api.trading.transFunctionType()).acceptorButton);
    this.switching = new Submission({ send: (online) => this.#change({ online }) });
    this.watch = shareWatch(() => {
      void this.config.reload();
      void this.canSwitch.load();
      return runWhileSeen(deps, REFRESH_INTERVAL, () => void this.config.reload());
    });
  }

  /** Whether offers can come. */
  get isOnline(): boolean {
    return this.config.value?.online ?? false;
  }

  /** Changes price and quota, with a ticket of scene `lots` for both. @throws ApiError with the codes of `updateAcceptorConfig` */
  async save(terms: AcceptorTerms, payPassTicket: string): Promise<true> {
    await this.#change({ ...terms, payPassTicket });
    return true;
  }

  /** Replaces all lots. @throws ApiError with the codes of `updateAcceptorConfig` */
  async saveLots(lots: readonly AcceptorLot[], payPassTicket: string): Promise<true> {
    await this.#change({ lots: [...lots], payPassTicket });
    return true;
  }

  async #change(change: RequestOf<Contract['trading']['updateAcceptorConfig']>): Promise<void> {
    try {
      this.config.set(await this.#api.trading.updateAcceptorConfig(change));
    } catch (error) {
      // A pause may have begun, or the change may have been made although its answer was lost.
      void this.config.reload();
      throw error;
    }
  }
}
