import type { MessageSetting, NotificationChannel, NotificationType, SentMessage } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import { PagedList } from '../kit/PagedList.ts';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';

/** The subjects of a channel, and whether the person can be reached on it. */
export interface MessageSettings {
  readonly bound: boolean;
  readonly list: readonly MessageSetting[];
}

type SentQuery = { readonly type?: NotificationType };

/** The messages to one person on one channel: which subjects are on, and what went out. */
export class MessagesStore {
  readonly channel: NotificationChannel;
  readonly settings: Resource<MessageSettings>;
  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #changes = new Map<NotificationType, Submission<boolean, void>>();
  readonly #lists = new Map<NotificationType | '', PagedList<SentMessage, SentQuery>>();

  constructor(deps: Pick<Deps, 'api' | 'clock'>, channel: NotificationChannel) {
    const { user } = deps.api;
    this.#deps = deps;
    this.channel = channel;
    this.settings = new Resource<MessageSettings>(() => user.messageFlag({ channel }));
  }

  /** Switches a subject on or off. */
  changeOf(type: NotificationType): Submission<boolean, void> {
    const change = this.#changes.get(type) ?? new Submission<boolean, void>({ send: (on) => this.#change(type, on) });
    this.#changes.set(type, change);
    return change;
  }

  /** The messages that went out, the newest first. @param type messages of this subject; of all without it */
  sent(type?: NotificationType): PagedList<SentMessage, SentQuery> {
    const list = this.#lists.get(type ?? '') ?? this.#makeList(type);
    this.#lists.set(type ?? '', list);
    return list;
  }

  async #change(type: NotificationType, on: boolean): Promise<void> {
    try {
      await this.#deps.api.user.modifyMessageFlag({ channel: this.channel, type, on });
    } catch (error) {
      // The change may have been made, or the subject may be locked by now.
      await this.settings.reload();
      throw error;
    }
    const { value } = this.settings;
    if (value)
      this.settings.set({ ...value, list: value.list.map((row) => (row.type === type ? { ...row, on } : row)) });
  }

  #makeList(type: NotificationType | undefined): PagedList<SentMessage, SentQuery> {
    const { channel } = this;
    return new PagedList<SentMessage, SentQuery>(this.#deps, {
      query: type === undefined ? {} : { type },
      ask: (query, page) => this.#deps.api.user.sentMessages({ ...page, ...query, channel }),
      keyOf: ({ id }) => id,
      freshFor: 10_000,
    });
  }
}

/** The messages of each channel. */
export const createMessages = (deps: Pick<Deps, 'api' | 'clock'>) =>
  ({
    sms: new MessagesStore(deps, 'sms'),
    email: new MessagesStore(deps, 'email'),
    push: new MessagesStore(deps, 'push'),
  }) as const satisfies Readonly<Record<NotificationChannel, MessagesStore>>;
