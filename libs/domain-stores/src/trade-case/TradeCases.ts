import type { Trade } from '@ezwallet/api-client/contract';
import { type CaseDeps, TradeCase } from './TradeCase.ts';

/** The person's trades: one case for each bill, whatever screen asks. */
export class TradeCases {
  readonly #deps: CaseDeps;
  readonly #onMoved: () => void;
  readonly #made = new Map<string, TradeCase>();

  /** @param onMoved called when something has happened to a trade */
  constructor(deps: CaseDeps, onMoved: () => void) {
    this.#deps = deps;
    this.#onMoved = onMoved;
  }

  /** The case of a trade, by the bill of the person's own side; the same object each time. */
  of(billNo: string): TradeCase {
    const found = this.#made.get(billNo) ?? new TradeCase(this.#deps, billNo, this.#onMoved);
    this.#made.set(billNo, found);
    return found;
  }

  /** Takes a trade that a call has answered with. */
  take(trade: Trade): void {
    this.of(trade.billNo).take(trade);
  }
}
