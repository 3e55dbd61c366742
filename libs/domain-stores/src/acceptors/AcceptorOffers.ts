import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { TRANSACTION_TYPES } from '@ezwallet/api-client/constants';
import type { AcceptorOffer, PayAccount, Trade } from '@ezwallet/api-client/contract';
import { runWhileSeen, shareWatch } from '../kit/refreshing.ts';
import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';
import type { AcceptorSettings } from './AcceptorSettings.ts';

type OfferDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'serverNow' | 'visibility'>;

/** How often an acceptor who is online looks for offers, in milliseconds. An offer is open for a minute. */
const LOOK_AGAIN = 3_000;

interface Answer {
  readonly offerNo: string;
  readonly accept: boolean;
  /** Undefined for the default one of the server. */
  readonly payAccountId: string | undefined;
  readonly reqNo: string;
}

/** The stores and the clock that offers work with. */
export interface OfferCollaborators {
  readonly settings: Pick<AcceptorSettings, 'config' | 'isOnline'>;
  /** The own accounts that can receive money now, the default one of each pay method first. */
  readonly accounts: Resource<readonly PayAccount[]>;
  /** An acceptance has made a trade: lists and balances are older than that. */
  readonly onMoved: (order: Trade) => void;
}

/** The trades that an acceptor may take now, the nearest end first, and the answer to one of them. */
export class AcceptorOffers {
  readonly list: Resource<readonly AcceptorOffer[]>;
  /** Offers that came with the last look. */
  fresh: readonly AcceptorOffer[] = [];
  readonly answering: Submission<Answer, Trade | null>;
  /** Looks for offers while the acceptor is online and somebody can see the app. Returns the way to stop. */
  readonly watch: () => () => void;
  /** The trade that an acceptance made, until somebody has opened it. */
  taken: Trade | null = null;

  private chosen: { readonly offerNo: string; readonly id: string } | null = null;
  readonly #deps: OfferDeps;
  readonly #with: OfferCollaborators;
  #known: ReadonlySet<string> = new Set();
  /** Offers that are answered, or whose time is over: an answer under way may still list them. */
  #gone: ReadonlySet<string> = new Set();

  constructor(deps: OfferDeps, collaborators: OfferCollaborators) {
    this.#deps = deps;
    this.#with = collaborators;
    const { settings } = collaborators;
    this.list = new Resource<readonly AcceptorOffer[]>(
      async () => (await deps.api.trading.queryOffers()).filter(({ offerNo }) => !this.#gone.has(offerNo)),
      (offers) => this.#see(offers),
    );
    this.answering = new Submission<Answer, Trade | null>({ send: this.#answer, movesMoney: true });
    this.watch = shareWatch(() => {
      void settings.config.load().then(this.#lookIfOnline);
      return runWhileSeen(deps, LOOK_AGAIN, () => void this.#lookIfOnline());
    });
    makeAutoObservable(
      this,
      { list: false, answering: false, watch: false, fresh: observableRef, taken: observableRef },
      { autoBind: true },
    );
  }

  get offers(): readonly AcceptorOffer[] {
    return this.list.value ?? [];
  }

  /** An answer has no answer of the server yet. */
  get isUnknown(): boolean {
    return this.answering.isUnknown;
  }

  /** The accounts that the buyer of an offer can pay; none where the person buys. */
  accountsFor({
    transactionType,
    payMethodId,
  }: Pick<AcceptorOffer, 'transactionType' | 'payMethodId'>): readonly PayAccount[] {
    if (transactionType !== TRANSACTION_TYPES.sell) return [];
    return (this.#with.accounts.value ?? []).filter((account) => account.payMethodId === payMethodId);
  }

  /** The account that the buyer of an offer will pay: the chosen one, else the default. */
  accountFor(offer: Pick<AcceptorOffer, 'offerNo' | 'transactionType' | 'payMethodId'>): PayAccount | undefined {
    const accounts = this.accountsFor(offer);
    const chosen = this.chosen?.offerNo === offer.offerNo ? this.chosen.id : undefined;
    return accounts.find(({ id }) => id === chosen) ?? accounts[0];
  }

  /** Chooses the account for one offer. The next offer begins with the default again. */
  chooseAccount({ offerNo }: Pick<AcceptorOffer, 'offerNo'>, id: string): void {
    this.chosen = { offerNo, id };
  }

  async look(): Promise<void> {
    if (!this.list.isLoading) await this.list.reload();
  }

  /** Takes an offer. @returns whether the server agrees; the trade is then in {@link AcceptorOffers.taken} */
  async accept(offer: Pick<AcceptorOffer, 'offerNo' | 'transactionType' | 'payMethodId'>): Promise<boolean> {
    return await this.#submit({ offerNo: offer.offerNo, accept: true, payAccountId: this.accountFor(offer)?.id });
  }

  /** Lets an offer go to the next acceptor, without a miss. @returns whether the server agrees */
  async decline({ offerNo }: Pick<AcceptorOffer, 'offerNo'>): Promise<boolean> {
    return await this.#submit({ offerNo, accept: false, payAccountId: undefined });
  }

  /** The minute of an offer is over: that is a miss, and the third one makes a pause. */
  expire({ offerNo }: Pick<AcceptorOffer, 'offerNo'>): void {
    // An answer that was sent in time counts, however late the server's own is.
    if (this.answering.isBusy || this.isUnknown) return;
    this.remove(offerNo);
    void this.#with.settings.config.reload();
  }

  /** Somebody has opened the trade that the last acceptance made. */
  readTaken(): void {
    this.taken = null;
  }

  private remove(offerNo: string): void {
    this.#gone = new Set([...this.#gone, offerNo]);
    if (this.list.value) this.list.set(this.offers.filter((offer) => offer.offerNo !== offerNo));
  }

  readonly #lookIfOnline = async (): Promise<void> => {
    if (this.isUnknown) await this.answering.retry();
    if (this.#with.settings.isOnline || this.offers.length > 0) await this.look();
  };

  async #submit(answer: Omit<Answer, 'reqNo'>): Promise<boolean> {
    const done = await this.answering.submit({ ...answer, reqNo: this.#deps.ids.next() });
    // After a refusal the offer may be somebody else's, or still the acceptor's own, and the account may be gone.
    if (!done && !this.isUnknown) await Promise.all([this.look(), this.#with.accounts.reload()]);
    return done;
  }

  readonly #answer = async ({ offerNo, accept, payAccountId, reqNo }: Answer): Promise<Trade | null> => {
    const account = payAccountId === undefined ? {} : { payAccountId };
    const { order } = await this.#deps.api.trading.answerOffer(
      accept ? { offerNo, accept, ...account, reqNo } : { offerNo, accept, reqNo },
    );
    runInAction(() => {
      this.remove(offerNo);
      this.taken = order;
    });
    if (order) {
      this.#with.onMoved(order);
      void this.#with.settings.config.reload();
    }
    return order;
  };

  #see(offers: readonly AcceptorOffer[]): void {
    const listed = new Set(offers.map(({ offerNo }) => offerNo));
    const isMissed = [...this.#known].some((offerNo) => !listed.has(offerNo) && !this.#gone.has(offerNo));
    this.fresh = offers.filter(
      ({ offerNo, expiresAt }) => !this.#known.has(offerNo) && expiresAt > this.#deps.serverNow(),
    );
    this.#known = listed;
    if (this.fresh.length > 0) void this.#with.accounts.reload();
    if (isMissed) void this.#with.settings.config.reload();
  }
}
