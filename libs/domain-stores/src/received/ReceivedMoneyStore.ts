import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { BILL_FILTERS } from '@ezwallet/api-client/constants';
import type { Bill } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** The number of receipts that the list shows, and what one refresh can announce. */
const SHOWN = 20;
/** Days for which the server says when money came last (`lastReceivedAt`). */
const WINDOW_DAYS = 7;

interface Collaborators {
  readonly session: Pick<SessionStore, 'user'>;
  /** Called when money came. */
  readonly onMoved: () => void;
}

/**
 * Money that comes to the signed-in person. The person's own data says when some came last; only then the store asks for
 * the bills. What came while nobody was signed in here is marked, and not announced.
 */
export class ReceivedMoneyStore {
  /** Bills of money that came while the store lives, newest first. */
  news: readonly Bill[] = [];
  /** The money of the last days, newest first. */
  readonly latest: Resource<readonly Bill[]>;

  readonly #api: Deps['api'];
  readonly #with: Collaborators;
  readonly #stop: () => void;
  /** Up to when money is known or was announced. */
  #toldUntil: number;
  /** Up to when this device has shown it. */
  private seenUntil = 0;

  constructor({ api }: Pick<Deps, 'api'>, collaborators: Collaborators) {
    this.#api = api;
    this.#with = collaborators;
    this.#toldUntil = collaborators.session.user?.lastReceivedAt ?? 0;
    this.latest = new Resource<readonly Bill[]>(async () => {
      const page = { pageNo: 1, pageSize: SHOWN, orderType: 'ALL', windowDays: WINDOW_DAYS } as const;
      return (await api.order.pageQueryV2({ ...page, direction: 'in', orderStatus: BILL_FILTERS.finished })).list;
    });
    makeAutoObservable<this, 'seenUntil'>(
      this,
      { seenUntil: observableRef, news: observableRef, latest: false },
      { autoBind: true },
    );
    // Each reload brings another object, so that a call that failed is made again.
    this.#stop = reaction(
      () => collaborators.session.user,
      (user) => {
        if ((user?.lastReceivedAt ?? 0) > this.#toldUntil) void this.#tell();
      },
    );
  }

  /** Whether money came that the person has not looked at. */
  get isMarked(): boolean {
    const { user } = this.#with.session;
    return user?.hasNoticeDot === true && (user.lastReceivedAt ?? 0) > this.seenUntil;
  }

  /** The person looks at what came: the mark goes here at once, and on other devices with their next refresh. */
  async markSeen(): Promise<void> {
    const until = this.#with.session.user?.lastReceivedAt ?? 0;
    if (!this.isMarked) return;
    const before = this.seenUntil;
    this.seenUntil = until;
    try {
      await this.#api.inbox.setReceivedRead({ until });
    } catch {
      runInAction(() => (this.seenUntil = before));
    }
  }

  dispose(): void {
    this.#stop();
    this.latest.stop();
  }

  async #tell(): Promise<void> {
    await this.latest.reload();
    const { value = [], failure } = this.latest;
    if (failure) return;
    const since = this.#toldUntil;
    const fresh = value.filter(({ completedAt = 0 }) => completedAt > since);
    this.#toldUntil = Math.max(
      since,
      this.#with.session.user?.lastReceivedAt ?? 0,
      ...fresh.map(({ completedAt = 0 }) => completedAt),
    );
    if (fresh.length === 0) return;
    runInAction(() => (this.news = [...fresh, ...this.news]));
    this.#with.onMoved();
  }
}
