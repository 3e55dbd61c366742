import type { Deps } from '../ports/deps.ts';
import type { TradeCases } from '../trade-case/TradeCases.ts';
import { AppealCase } from './AppealCase.ts';

/** The appeals on the person's trades. */
export class Appeals {
  readonly #deps: Pick<Deps, 'api'>;
  readonly #cases: TradeCases;
  readonly #made = new Map<string, AppealCase>();

  constructor(deps: Pick<Deps, 'api'>, cases: TradeCases) {
    this.#deps = deps;
    this.#cases = cases;
  }

  /** The appeal on a trade, by the bill of the person's own side; the same object each time. */
  of(billNo: string): AppealCase {
    const found = this.#made.get(billNo) ?? new AppealCase(this.#deps, this.#cases.of(billNo));
    this.#made.set(billNo, found);
    return found;
  }
}
