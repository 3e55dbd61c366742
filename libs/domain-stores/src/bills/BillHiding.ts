import { makeAutoObservable, runInAction } from 'mobx';
import type { Bill } from '@ezwallet/api-client/contract';
import type { PagedList } from '../kit/PagedList.ts';
import type { Deps } from '../ports/deps.ts';

/** A list that shows hidden bills, or the others. */
type ChangingList = Pick<
  PagedList<Bill, { readonly hidden: boolean }>,
  'query' | 'hide' | 'isHidden' | 'restore' | 'remove' | 'reload'
>;

/** Takes bills out of the list, and brings them back. */
export class BillHiding {
  readonly #api: Deps['api'];
  readonly #list: ChangingList;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ api }: Pick<Deps, 'api'>, list: ChangingList) {
    this.#api = api;
    this.#list = list;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whether a bill is out of sight in the list as it is now. */
  has(billNo: string): boolean {
    return this.#list.isHidden(billNo);
  }

  /** Takes a bill out of the list at once. @returns false when the server did not, and the bill is back */
  hide(billNo: string): Promise<boolean> {
    return this.#change(billNo, true, async () => (await this.#api.order.deleteLuckyV2({ billNos: [billNo] })).deleted);
  }

  /** Brings a hidden bill back. @returns false when the server did not */
  restore(billNo: string): Promise<boolean> {
    return this.#change(
      billNo,
      false,
      async () => (await this.#api.order.restoreLucky({ billNos: [billNo] })).restored,
    );
  }

  #change(billNo: string, hidden: boolean, ask: () => Promise<readonly string[]>): Promise<boolean> {
    const call = async () => {
      if (!(await ask()).includes(billNo)) throw new Error(`The server did not change bill ${billNo}.`);
    };
    const list = this.#list;
    const leaves = () => list.query.hidden !== hidden;
    if (leaves()) list.hide(billNo);
    // One after the other: an undo may come before the answer to what it undoes, and another list may be chosen meanwhile.
    const change = this.#last.then(() => (leaves() ? list.remove(billNo, call) : this.#bringBack(billNo, call)));
    const done = change.then(
      () => true,
      () => false,
    );
    this.#last = done;
    return done;
  }

  async #bringBack(billNo: string, call: () => Promise<void>): Promise<void> {
    await call();
    runInAction(() => this.#list.restore(billNo));
    await this.#list.reload();
  }
}
