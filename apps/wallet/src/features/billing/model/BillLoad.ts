import { makeAutoObservable, runInAction } from 'mobx';
import { type BillDetail, type BillsStore, type Deps, runWhileSeen } from '@ezwallet/domain-stores';

/** Codes that say there is no such bill. */
const MISSING: ReadonlySet<string> = new Set(['ORDER_NOT_FOUND', 'ARGS_INVALID']);
/** A bill that is under way is asked for this often, in milliseconds: networks confirm every few seconds. */
const ASK_EVERY = 10_000;
const IN_PROGRESS = 1;

/** What the load of a bill needs. */
interface Collaborators extends Pick<Deps, 'clock' | 'visibility'> {
  readonly bills: Pick<BillsStore, 'bill'>;
  /** Called when a bill that was under way came to its end: money has moved. */
  readonly onSettled: () => void;
}

/** Loads one bill, knows why it is not there, and follows it while it is under way. */
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

  /** The bill as last loaded; undefined while it is not there. */
  get bill(): BillDetail | undefined {
    return this.#with.bills.bill(this.#billNo).value;
  }

  /** The bill may still change by itself. */
  get open(): boolean {
    return this.bill?.status === IN_PROGRESS;
  }

  /** Loads it, also when it is there already: its status may have changed. */
  async load(): Promise<void> {
    if (this.busy) return;
    if (this.#billNo === '') return this.end('missing');
    this.busy = true;
    const wasOpen = this.open;
    const bill = this.#with.bills.bill(this.#billNo);
    await bill.reload();
    const code = bill.failure?.code;
    runInAction(() => this.end(code === undefined ? null : MISSING.has(code) ? 'missing' : 'failed'));
    if (wasOpen && !this.open) this.#with.onSettled();
  }

  /** Loads it, and again and again as long as it is under way and somebody looks. Returns the way to stop. */
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
