import { makeAutoObservable, runInAction } from 'mobx';
import type { Bill } from '@ezwallet/api-client/contract';
import type { Deps } from '../root/deps.ts';
import { readRefusal } from '../transfer/readRefusal.ts';
import type { BillFilter } from './BillsStore.ts';

/** How gathering stands: nothing asked yet or done, on its way, or given up. */
export type BillsExportState = 'idle' | 'gathering' | 'failed';

/** As many rows as one call can bring. */
const PAGE_SIZE = 100;
/** How often it begins anew when bills were made or hidden meanwhile. */
const ATTEMPTS = 3;
/** How long it rests when the server asks for a rest but does not say how long, in seconds. */
const REST = 10;

/** Gathers all bills of a filter for a file, however many: all of them or none. */
export class BillsExport {
  state: BillsExportState = 'idle';
  /** Bills that are there so far. */
  loaded = 0;
  /** Bills there are; null until the first answer. */
  total: number | null = null;

  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  #running: AbortController | null = null;

  constructor(deps: Pick<Deps, 'api' | 'clock'>) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Gathers what a filter wants, newest first; what was on its way before is given up.
   *
   * @returns null when it was cancelled, or failed, which `state` then says
   */
  async gather(filter: BillFilter): Promise<readonly Bill[] | null> {
    this.cancel();
    const running = new AbortController();
    this.#running = running;
    this.state = 'gathering';
    try {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
        const bills = await this.#gatherOnce(filter, running.signal);
        if (running.signal.aborted) return null;
        if (bills) {
          runInAction(() => this.end('idle'));
          return bills;
        }
      }
    } catch {
      // Told below, like a list that does not hold still.
    }
    if (!running.signal.aborted) runInAction(() => this.end('failed'));
    return null;
  }

  /** Gives up what is on its way; a failure is forgotten. */
  cancel(): void {
    this.#running?.abort();
    this.end('idle');
  }

  private end(state: BillsExportState): void {
    this.#running = null;
    this.state = state;
    this.loaded = 0;
    this.total = null;
  }

  /** Undefined when rows came or went meanwhile, so that one may be missing. */
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
  async #page({ recordType, windowDays, keyword }: BillFilter, pageNo: number, signal: AbortSignal) {
    const wanted = { orderType: recordType, windowDays, ...(keyword === '' ? {} : { keyword }) };
    for (;;) {
      try {
        return await this.#deps.api.order.pageQueryV2({ pageNo, pageSize: PAGE_SIZE, ...wanted }, { signal });
      } catch (error) {
        const refusal = readRefusal(error);
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
