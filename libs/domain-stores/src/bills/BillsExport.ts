import { makeAutoObservable, runInAction } from 'mobx';
import type { Bill, Contract } from '@ezwallet/api-client/contract';
import { readRefusal } from '../kit/failures.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import { wireFilter, type BillFilter } from './BillsStore.ts';

/** The state of the export: nothing, gather bills, or it has given up. */
export type BillsExportState = 'idle' | 'gathering' | 'failed';

/** As many rows as one call can bring. */
const PAGE_SIZE = 100;
/** How often it begins again when bills are made or hidden meanwhile. */
const ATTEMPTS = 3;
/** How long it waits when the server asks it to wait but does not say how long, in seconds. */
const REST = 10;

/** Gathers all bills of a filter for a file, however many: all of them or none. */
export class BillsExport {
  /** Bills that are there so far. */
  loaded = 0;
  /** Bills there are; null until the first answer. */
  total: number | null = null;

  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #bills: Resource<readonly Bill[]>;
  #running = new AbortController();
  /** Loads the value of the resource: all bills of the filter that was asked for last. */
  #gather: () => Promise<readonly Bill[]> = () => Promise.resolve([]);

  constructor(deps: Pick<Deps, 'api' | 'clock'>) {
    this.#deps = deps;
    this.#bills = new Resource(() => this.#gather());
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): BillsExportState {
    if (this.#bills.isLoading) return 'gathering';
    return this.#bills.failure ? 'failed' : 'idle';
  }

  /**
   * Loads the bills of a filter, newest first. It drops an export that is still running.
   *
   * @returns null when it was cancelled, or failed, which `state` then says
   */
  async gather(filter: BillFilter): Promise<readonly Bill[] | null> {
    this.cancel();
    const running = (this.#running = new AbortController());
    this.#gather = () => this.#gatherAll(filter, running.signal);
    await this.#bills.reload();
    if (running.signal.aborted) return null;
    this.forgetProgress();
    return this.#bills.value ?? null;
  }

  /** Stops a running export and forgets a failure. */
  cancel(): void {
    this.#running.abort();
    this.#bills.clear();
    this.forgetProgress();
  }

  private forgetProgress(): void {
    this.loaded = 0;
    this.total = null;
  }

  async #gatherAll(filter: BillFilter, signal: AbortSignal): Promise<readonly Bill[]> {
    for (let attempt = 1; attempt <= ATTEMPTS && !signal.aborted; attempt += 1) {
      const bills = await this.#gatherOnce(filter, signal);
      if (bills) return bills;
    }
    throw new Error('The bills changed while they were gathered.');
  }

  /** Undefined when bills came or went meanwhile, so that one may be missing. */
  async #gatherOnce(filter: BillFilter, signal: AbortSignal): Promise<readonly Bill[] | undefined> {
    const bills = new Map<string, Bill>();
    let total: number | undefined;
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await this.#page(filter, pageNo, signal);
      total ??= page.total;
      if (signal.aborted || page.total !== total) return undefined;
      for (const bill of page.list) bills.set(bill.billNo, bill);
      runInAction(() => {
        this.loaded = bills.size;
        this.total = page.total;
      });
      if (pageNo * PAGE_SIZE >= total) return bills.size === total ? [...bills.values()] : undefined;
    }
  }

  /** One page; waits as long as the server asks for. */
  async #page(filter: BillFilter, pageNo: number, signal: AbortSignal) {
    for (;;) {
      try {
        return await this.#deps.api.order.pageQueryV2(
          { pageNo, pageSize: PAGE_SIZE, ...wireFilter(filter) },
          { signal },
        );
      } catch (error) {
        const refusal = readRefusal<Contract['order']['pageQueryV2']>(error);
        if (refusal?.code !== 'REQUEST_TOO_FREQUENT' || signal.aborted) throw error;
        const { retryAfter = REST } = (refusal.body ?? {}) as { retryAfter?: number };
        await this.#rest(retryAfter * 1000, signal);
      }
    }
  }

  async #rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = this.#deps.clock.after(milliseconds, resolve);
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  }
}
