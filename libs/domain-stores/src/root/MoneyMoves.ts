import { makeAutoObservable } from 'mobx';

/** Whether money of the person has moved, or an order has begun or ended, since these stores live. */
export class MoneyMoves {
  any = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  note(): void {
    this.any = true;
  }
}
