import { makeAutoObservable, runInAction } from 'mobx';
import { type BillDetail, type BillsStore, readRefusal } from '@ezwallet/domain-stores';

/** Codes that say there is no such bill. */
const MISSING: ReadonlySet<string> = new Set(['ORDER_NOT_FOUND', 'ARGS_INVALID']);

/** Loads one bill, and knows why it is not there. */
export class BillLoad {
  problem: 'missing' | 'failed' | null = null;
  busy = false;

  readonly #bills: Pick<BillsStore, 'detail' | 'loadDetail'>;
  readonly #billNo: string;

  constructor(bills: Pick<BillsStore, 'detail' | 'loadDetail'>, billNo: string) {
    this.#bills = bills;
    this.#billNo = billNo;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The bill as last loaded; undefined while it is not there. */
  get bill(): BillDetail | undefined {
    return this.#bills.detail(this.#billNo);
  }

  /** Loads it, also when it is there already: its status may have changed. */
  async load(): Promise<void> {
    if (this.busy) return;
    if (this.#billNo === '') return this.end('missing');
    this.busy = true;
    try {
      await this.#bills.loadDetail(this.#billNo);
      this.end(null);
    } catch (error) {
      runInAction(() => this.end(MISSING.has(readRefusal(error)?.code ?? '') ? 'missing' : 'failed'));
    }
  }

  private end(problem: BillLoad['problem']): void {
    this.busy = false;
    this.problem = problem;
  }
}
