import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { Clock } from '../ports/deps.ts';
import { failureOf, type Failure } from './failures.ts';
import { LatestAnswer } from './LatestAnswer.ts';
import type { Loadable } from './Loadable.ts';

/** Items of a page. */
const PAGE_SIZE = 20;
/** So many pages fit into one call. */
const PAGES_AT_ONCE = 5;

/** A part of a list, and how many items the whole list has. */
export interface Page<Item> {
  readonly list: readonly Item[];
  readonly total: number;
}

/** Sets one list apart from another. */
export interface PagedListKind<Item, Query> {
  /** The first query. */
  readonly query: Query;
  readonly ask: (query: Query, page: { readonly pageNo: number; readonly pageSize: number }) => Promise<Page<Item>>;
  readonly keyOf: (item: Item) => string;
  /** How long a list is good, in milliseconds; without it, for good. `load` asks again for an older one. */
  readonly freshFor?: number;
  /** Called in the action that shows a reloaded list. `before` is undefined for a first load, or another query. */
  readonly onReloaded?: (items: readonly Item[], before: readonly Item[] | undefined) => void;
}

/** Whether two queries ask for the same: they are equal, or their fields are. */
export function isSameQuery<Query>(one: Query, other: Query): boolean {
  const fields = (query: unknown) => (query instanceof Object ? Object.entries<unknown>({ ...query }) : []);
  const rest = new Map(fields(other));
  return one === other || (rest.size > 0 && fields(one).every(([name, value]) => rest.get(name) === value));
}

/**
 * A list that the server hands out page by page, newest first. It shows no item twice and skips none, although new items
 * arrive, and {@link PagedList.remove} takes some out, between two pages.
 *
 * @example
 * const bills = new PagedList(deps, { query: 'ALL', ask: (orderType, page) => api.order.pageQueryV2({ ...page, orderType }), keyOf });
 * await bills.load();
 * while (bills.hasMore && !bills.failure) await bills.loadMore();
 */
export class PagedList<Item, Query> implements Loadable<readonly Item[]> {
  query: Query;
  isLoading = false;
  isLoadingMore = false;
  hasMore = false;
  /** When the list was last loaded from its top, in epoch milliseconds; 0 before. */
  loadedAt = 0;

  readonly #kind: PagedListKind<Item, Query>;
  readonly #clock: Clock;
  private items: readonly Item[] | undefined = undefined;
  private reloadFailure: Failure | undefined = undefined;
  private pageFailure: Failure | undefined = undefined;
  readonly #hidden = observable.set<string>();
  readonly #answers = new LatestAnswer();
  readonly #removals = new Set<Promise<unknown>>();
  #running: Promise<void> = Promise.resolve();
  #pageNo = 0;
  #isExpired = false;

  constructor({ clock }: { readonly clock: Clock }, kind: PagedListKind<Item, Query>) {
    this.#clock = clock;
    this.#kind = kind;
    this.query = kind.query;
    makeAutoObservable<this, 'items' | 'reloadFailure' | 'pageFailure'>(
      this,
      { query: observableRef, items: observableRef, reloadFailure: observableRef, pageFailure: observableRef },
      { autoBind: true },
    );
  }

  /** The items that are loaded and not hidden; undefined until the first page is there. */
  get value(): readonly Item[] | undefined {
    return this.items?.filter((item) => !this.#hidden.has(this.#kind.keyOf(item)));
  }

  /** Why the last reload, or else the next page, failed. */
  get failure(): Failure | undefined {
    return this.reloadFailure ?? this.pageFailure;
  }

  /** The last reload failed. A failed next page does not make the list stale. */
  get isStale(): boolean {
    return this.items !== undefined && this.reloadFailure !== undefined;
  }

  /** Loads the list unless a good one is there. */
  load(): Promise<void> {
    if (this.isLoading || this.isLoadingMore) return this.#running;
    const { freshFor = Infinity } = this.#kind;
    const isGood = this.items && !this.failure && !this.#isExpired && this.#clock.now() - this.loadedAt < freshFor;
    return isGood ? Promise.resolve() : this.reload();
  }

  /** Loads the list again as far as it is shown, as much as fits into one call. A pending page is dropped. */
  reload(): Promise<void> {
    const shown = Math.ceil((this.items?.length ?? 0) / PAGE_SIZE);
    const pages = Math.min(Math.max(shown, 1), PAGES_AT_ONCE);
    this.isLoading = true;
    this.isLoadingMore = false;
    return (this.#running = this.#reload(pages, this.#answers.ask()));
  }

  /** Loads the next page, or again what failed. Waits for a reload and for removals, which move the pages. */
  loadMore(): Promise<void> {
    if (this.isLoadingMore) return this.#running;
    if (this.isLoading) return this.#running.then(this.loadMore);
    if (this.#removals.size > 0) return Promise.allSettled(this.#removals).then(this.loadMore);
    if (this.reloadFailure) return this.reload();
    if (!this.hasMore) return Promise.resolve();
    this.isLoadingMore = true;
    this.pageFailure = undefined;
    return (this.#running = this.#loadPage(this.#pageNo + 1, this.#answers.ask()));
  }

  /**
   * Asks for something else: what is shown goes, and late answers to the query before change nothing. The same query again
   * changes nothing.
   */
  choose(query: Query): Promise<void> {
    if (isSameQuery(query, this.query)) return Promise.resolve();
    this.query = query;
    this.items = undefined;
    this.#hidden.clear();
    this.reloadFailure = undefined;
    this.pageFailure = undefined;
    this.hasMore = false;
    return this.reload();
  }

  /** The list may have changed: the next `load` asks again. */
  expire(): void {
    this.#isExpired = true;
  }

  /** Changes one item in its place; does nothing for an item that is not loaded. */
  update(key: string, change: (item: Item) => Item): void {
    this.items = this.items?.map((item) => (this.#kind.keyOf(item) === key ? change(item) : item));
  }

  /** Whether an item is out of sight. */
  isHidden(key: string): boolean {
    return this.#hidden.has(key);
  }

  /** Takes an item out of sight at once; {@link restore} brings it back to its place. */
  hide(key: string): void {
    this.#hidden.add(key);
  }

  restore(key: string): void {
    this.#hidden.delete(key);
  }

  /**
   * Lets the server remove an item, hidden before or not.
   *
   * @throws what the call fails with; the item is then shown again
   */
  async remove(key: string, call: () => Promise<unknown>): Promise<void> {
    // A pending page may come from the longer list, so it is dropped and loaded again later.
    if (this.isLoadingMore) this.#answers.drop();
    this.isLoadingMore = false;
    this.hide(key);
    const { query } = this;
    const removal = call();
    this.#removals.add(removal);
    try {
      await removal;
      // Another list may have the item, or may have been loaded before it had.
      if (this.query === query) runInAction(() => this.#drop(key));
      else void this.reload();
    } catch (error) {
      this.restore(key);
      throw error;
    } finally {
      this.#removals.delete(removal);
    }
  }

  /** What is not loaded yet begins an item earlier now, so the last page is loaded again. */
  #drop(key: string): void {
    this.#hidden.add(key);
    this.items = this.items?.filter((item) => this.#kind.keyOf(item) !== key);
    if (this.isLoading) void this.reload();
    else this.#pageNo = Math.min(this.#pageNo, Math.floor((this.items?.length ?? 0) / PAGE_SIZE));
  }

  async #reload(pages: number, isAwaited: () => boolean): Promise<void> {
    const page = await this.#ask(1, pages * PAGE_SIZE);
    if (!isAwaited()) return this.#running;
    runInAction(() => {
      this.isLoading = false;
      this.reloadFailure = page.failure;
      if (page.failure) return;
      const before = this.items;
      this.items = page.list;
      this.pageFailure = undefined;
      this.loadedAt = this.#clock.now();
      this.#isExpired = false;
      this.#turnTo(pages, page.total);
      this.#kind.onReloaded?.(page.list, before);
    });
  }

  async #loadPage(pageNo: number, isAwaited: () => boolean): Promise<void> {
    const page = await this.#ask(pageNo, PAGE_SIZE);
    if (!isAwaited()) return;
    runInAction(() => {
      this.isLoadingMore = false;
      this.pageFailure = page.failure;
      if (page.failure) return;
      this.items = this.#append(page.list);
      this.#turnTo(pageNo, page.total);
    });
  }

  async #ask(pageNo: number, pageSize: number): Promise<Answer<Item>> {
    try {
      return { failure: undefined, ...(await this.#kind.ask(this.query, { pageNo, pageSize })) };
    } catch (error) {
      return { failure: failureOf(error) };
    }
  }

  /** An item made since the last page pushes the others down, so a page may begin with items that are already there. */
  #append(list: readonly Item[]): readonly Item[] {
    const { keyOf } = this.#kind;
    const known = new Set(this.items?.map(keyOf));
    return [...(this.items ?? []), ...list.filter((item) => !known.has(keyOf(item)))];
  }

  #turnTo(pageNo: number, total: number): void {
    this.#pageNo = pageNo;
    this.hasMore = pageNo * PAGE_SIZE < total;
  }
}

type Answer<Item> = { readonly failure: Failure } | ({ readonly failure: undefined } & Page<Item>);
