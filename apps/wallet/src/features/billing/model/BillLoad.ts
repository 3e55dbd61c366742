import { makeAutoObservable, runInAction } from 'mobx';
import { type BillDetail, type BillsStore, type Deps, readRefusal, runWhileSeen } from '@ezwallet/domain-stores';

/** Codes that mean the bill does not exist. */
const MISSING: ReadonlySet<string> = new Set(['ORDER_NOT_FOUND', 'ARGS_INVALID']);
/** How often a bill in progress is loaded again, in milliseconds. Networks confirm every few seconds. */
const ASK_EVERY = 10_000;
const IN_PROGRESS = 1;

/** What the load of a bill needs. */
interface Collaborators extends Pick<Deps, 'clock' | 'visibility'> {
  readonly bills: Pick<BillsStore, 'detail' | 'loadDetail'>;
  /** Called when a bill in progress reaches its end, because money has moved. */
  readonly onSettled: () => void;
}

/** Loads one bill, knows why it is missing, and follows it while it is in progress. */
export class BillLoad {
  problem: 'missing' | 'failed' | null = null;
  busy = false;

  readonly #with: Collaborators;
  readonly #billNo: string;

  constructor(collaborators: Collaborators, billNo: string) {
    this.#with = collaborators;
    this.#billNo = billNo;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The bill as last loaded. Undefined while there is none. */
  get bill(): BillDetail | undefined {
    return this.#with.bills.detail(this.#billNo);
  }

  /** Whether the bill can still change by itself. */
  get open(): boolean {
    return this.bill?.status === IN_PROGRESS;
  }

  /** Loads the bill, even if it is already there, because its status may have changed. */
  async load(): Promise<void> {
    if (this.busy) return;
    if (this.#billNo === '') return this.end('missing');
    this.busy = true;
    const wasOpen = this.open;
    try {
      await this.#with.bills.loadDetail(this.#billNo);
      this.end(null);
      if (wasOpen && !this.open) this.#with.onSettled();
    } catch (error) {
      runInAction(() => this.end(MISSING.has(readRefusal(error)?.code ?? '') ? 'missing' : 'failed'));
    }
  }

  /** Loads the bill, and repeats while it is in progress and the page is visible. Returns a function that stops it. */
  watch(): () => void {
    void this.load();
    return runWhileSeen(this.#with, ASK_EVERY, () => {
      if (this.open) void this.load();
    });
  }

  private end(problem: BillLoad['problem']): void {
    this.busy = false;
    this.problem = problem;
  }
}
