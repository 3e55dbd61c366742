import type { Deps } from '../ports/deps.ts';
import type { TradeCases } from '../trade-case/TradeCases.ts';
import { TradeChat } from './TradeChat.ts';

/** The chats of the person's trades: what was typed and not sent stays while the session lasts. */
export class TradeChats {
  readonly #deps: ConstructorParameters<typeof TradeChat>[0];
  readonly #cases: TradeCases;
  readonly #made = new Map<string, TradeChat>();

  constructor(deps: Pick<Deps, 'api' | 'clock' | 'visibility' | 'ids' | 'secureStore' | 'haptics'>, cases: TradeCases) {
    this.#deps = deps;
    this.#cases = cases;
  }

  /** The chat of a trade, by the bill of the person's own side; the same object each time. */
  of(billNo: string): TradeChat {
    const chat = this.#made.get(billNo) ?? new TradeChat(this.#deps, billNo, this.#cases.of(billNo).order);
    this.#made.set(billNo, chat);
    return chat;
  }
}
