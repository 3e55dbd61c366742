import type { Deps } from '../ports/deps.ts';
import type { TradeDetails } from '../trade-details/TradeDetails.ts';
import { AppealCase } from './AppealCase.ts';

/** The appeals on the person's trades. */
export class Appeals {
  readonly #deps: Pick<Deps, 'api' | 'clock' | 'visibility' | 'ids'>;
  readonly #trades: TradeDetails;
  readonly #onMoved: () => void;
  readonly #made = new Map<string, AppealCase>();

  /** @param onMoved called when money moved */
  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility' | 'ids'>, trades: TradeDetails, onMoved: () => void) {
    this.#deps = deps;
    this.#trades = trades;
    this.#onMoved = onMoved;
  }

  /** The appeal on a trade, by the bill of the person's own side; the same object each time. */
  of(billNo: string): AppealCase {
    const found = this.#made.get(billNo) ?? new AppealCase(this.#deps, billNo, this.#trades.of(billNo), this.#onMoved);
    this.#made.set(billNo, found);
    return found;
  }
}
