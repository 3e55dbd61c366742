import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { NOTICE_TYPES } from '@ezwallet/api-client/constants';
import type { Activity, Notice } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { SettingsStore } from '../settings/SettingsStore.ts';

/** Remembers on the device which notices somebody has closed: their ids, with commas between. */
export interface SeenNotices {
  read(): string;
  write(ids: string): void;
}

/** So many ids are remembered. */
const MOST = 20;

/** A card over Home. */
export type PopCard = Pick<Notice, 'id' | 'title' | 'body' | 'picture' | 'link' | 'action' | 'lang'>;

/**
 * Finds the card that a member should see once: the newest notice that nobody has closed on this device, then a banner that staff put
 * over Home.
 */
export class PopNotices {
  /** Waits to be shown, or is shown. */
  card: PopCard | undefined = undefined;

  readonly #api: Deps['api'];
  readonly #session: Pick<SessionStore, 'user'>;
  readonly #settings: Pick<SettingsStore, 'locale'>;
  readonly #seen: SeenNotices;
  #isAsking = false;

  constructor(
    { api }: Pick<Deps, 'api'>,
    { session, settings }: { session: Pick<SessionStore, 'user'>; settings: Pick<SettingsStore, 'locale'> },
    seen: SeenNotices,
  ) {
    this.#api = api;
    this.#session = session;
    this.#settings = settings;
    this.#seen = seen;
    makeAutoObservable(this, { card: observableRef }, { autoBind: true });
  }

  /** Asks for the newest notice where the member's data name one that is new here. Call it whenever the data are fresh. */
  async look(): Promise<void> {
    const newest = this.#session.user?.lastPopNotice ?? null;
    if (newest === null || this.#isAsking || this.card?.id === newest || this.#ids().includes(newest)) return;
    this.#isAsking = true;
    const notices = await this.#api.inbox
      .getNotices({ type: NOTICE_TYPES.popNotice, lang: this.#settings.locale })
      .catch(() => [] as const);
    this.#isAsking = false;
    const found = notices.find(({ id }) => id === newest && !this.#ids().includes(id));
    if (found) runInAction(() => (this.card = found));
  }

  /** Offers the banners that are over Home now. A notice comes first. */
  offer(banners: readonly Activity[]): void {
    const banner = banners.find(({ id }) => !this.#ids().includes(id));
    if (banner) this.card ??= cardOf(banner);
  }

  /** The member has seen it. */
  close(): void {
    if (!this.card) return;
    this.#seen.write([this.card.id, ...this.#ids()].slice(0, MOST).join(','));
    this.card = undefined;
  }

  #ids(): readonly string[] {
    return this.#seen.read().split(',');
  }
}

const cardOf = ({
  id,
  activityName,
  activityDesc,
  imagePath,
  detailImagePath,
  activityLink,
  lang,
}: Activity): PopCard => ({
  id,
  title: activityName,
  body: activityDesc === '' ? [] : [{ kind: 'paragraph', spans: [{ text: activityDesc }] }],
  picture: detailImagePath || imagePath,
  link: activityLink,
  action: '',
  lang,
});
