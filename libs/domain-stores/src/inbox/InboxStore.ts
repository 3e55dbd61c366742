import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { MESSAGE_TYPES, MESSAGES_PER_CALL } from '@ezwallet/api-client/constants';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import { PagedList } from '../kit/PagedList.ts';
import { Resource } from '../kit/Resource.ts';
import { Submission } from '../kit/Submission.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** Subjects that the inbox shows apart from each other. */
const SUBJECTS = ['funds', 'trade', 'system', 'service'] as const;
/** A subject of messages in the inbox. */
export type InboxSubject = (typeof SUBJECTS)[number];
/** Which messages are shown: of one subject, or all. */
export type InboxShelf = 'all' | InboxSubject;

type MessageType = InboxMessage['type'];

/** How many messages of each subject are unread. */
export type UnreadCounts = Readonly<Record<InboxSubject, number>>;

/** A list of this age is shown again without asking, so that coming back from a message keeps one's place. Milliseconds. */
const FRESH_FOR = 30_000;
/** The name of the inbox among the marks of a person. */
const MARK = 'inbox';

/** The types of each subject. Every type is of one, so that the subjects add up to all messages. */
const TYPES = {
  funds: [MESSAGE_TYPES.funds],
  trade: [MESSAGE_TYPES.trade],
  system: [MESSAGE_TYPES.system],
  service: [MESSAGE_TYPES.site, MESSAGE_TYPES.promotion],
} as const satisfies Readonly<Record<InboxSubject, readonly MessageType[]>>;

const typesOf = (shelf: InboxShelf) => (shelf === 'all' ? {} : { typeList: [...TYPES[shelf]] });

const subjectOf = (type: MessageType): InboxSubject | undefined =>
  SUBJECTS.find((each) => (TYPES[each] as readonly MessageType[]).includes(type));

/** Messages to the signed-in person, newest first, and which of them are unread. */
export class InboxStore {
  readonly list: PagedList<InboxMessage, InboxShelf>;
  readonly unread: Resource<UnreadCounts>;
  /** Marks all messages as read. */
  readonly readAll: Submission<void, void>;

  readonly #api: Deps['api'];
  readonly #session: Pick<SessionStore, 'user'>;
  /** Read on this device since the list was loaded. */
  private readonly read = observable.set<string>();
  /** The person's data when nothing was unread any more: only newer data can say otherwise. */
  private clearedFor: SessionStore['user'] = null;

  constructor(deps: Pick<Deps, 'api' | 'clock'>, session: Pick<SessionStore, 'user'>) {
    const { inbox } = deps.api;
    this.#api = deps.api;
    this.#session = session;
    this.list = new PagedList<InboxMessage, InboxShelf>(deps, {
      query: 'all',
      ask: (shelf, page) => inbox.getListV2({ ...page, ...typesOf(shelf) }),
      keyOf: ({ id }) => id,
      freshFor: FRESH_FOR,
    });
    this.unread = new Resource<UnreadCounts>(async () => {
      const counts = await Promise.all(
        SUBJECTS.map(async (subject) => {
          const { unReadNum } = await inbox.getSiteMsg({ pageNo: 1, pageSize: 1, isRead: 0, ...typesOf(subject) });
          return [subject, unReadNum] as const;
        }),
      );
      return Object.fromEntries(counts) as UnreadCounts;
    });
    this.readAll = new Submission<void, void>({ send: () => this.#readAll() });
    makeAutoObservable<this, 'clearedFor'>(
      this,
      { list: false, unread: false, readAll: false, clearedFor: observableRef },
      { autoBind: true },
    );
  }

  /** Whether the server knows of unread messages. */
  get isMarked(): boolean {
    const { user } = this.#session;
    return user !== this.clearedFor && user?.redDots.includes(MARK) === true;
  }

  /** How many messages are unread; undefined until they were counted. */
  get unreadTotal(): number | undefined {
    const { value } = this.unread;
    return value && SUBJECTS.reduce((sum, subject) => sum + value[subject], 0);
  }

  isRead({ id, isRead }: InboxMessage): boolean {
    return isRead === 1 || this.read.has(id);
  }

  /** Marks messages as read, here at once. A failure is nothing to tell: they are unread again. */
  markRead(messages: readonly InboxMessage[]): void {
    const unread = messages.filter((message) => !this.isRead(message));
    if (unread.length === 0) return;
    for (const { id } of unread) this.read.add(id);
    void this.#sendRead(unread).catch(() =>
      runInAction(() => {
        for (const { id } of unread) this.read.delete(id);
      }),
    );
  }

  /** Reads it all again. */
  async reload(): Promise<void> {
    await Promise.all([this.list.reload(), this.unread.reload()]);
  }

  async #sendRead(messages: readonly InboxMessage[]): Promise<void> {
    await this.#api.inbox.setRead({ id: messages.map(({ id }) => id).join(',') });
    const { value } = this.unread;
    if (!value) return;
    const counts = { ...value };
    for (const { type } of messages) {
      const subject = subjectOf(type);
      if (subject) counts[subject] = Math.max(0, counts[subject] - 1);
    }
    this.unread.set(counts);
    if (this.unreadTotal === 0) this.#clear();
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const { list } = await this.#api.inbox.getListV2({ pageNo: 1, pageSize: MESSAGES_PER_CALL, isRead: 0 });
      if (list.length > 0) await this.#api.inbox.setRead({ id: list.map(({ id }) => id).join(',') });
      if (list.length < MESSAGES_PER_CALL) break;
    }
    this.#clear();
    await this.reload();
  }

  #clear(): void {
    runInAction(() => (this.clearedFor = this.#session.user));
  }
}
