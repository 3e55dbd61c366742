import { makeAutoObservable, observableRef } from 'mobx';
import type { TradeNews, TradeRow } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';
import { isMyTurn } from '../trade-case/trade-life.ts';

/** How long before a deadline of the person the app reminds of it, in milliseconds. */
const REMINDER = 5 * 60_000;

/** What the person hears of a trade beside a new status: news of the server, and a deadline of theirs that comes near. */
export interface TradeHint extends Pick<TradeNews, 'billNo' | 'transactionType'> {
  readonly kind: TradeNews['kind'] | 'remindPay' | 'remindRelease';
}

/** News of trades, each told once. What is there when the app opens is on its screens already, and not told. */
export class NewsFeed {
  /** The news of the last look. */
  fresh: readonly TradeHint[] = [];

  readonly #serverNow: Deps['serverNow'];
  #known: Set<string> | undefined;

  constructor({ serverNow }: Pick<Deps, 'serverNow'>) {
    this.#serverNow = serverNow;
    makeAutoObservable(this, { fresh: observableRef }, { autoBind: true });
  }

  /** Takes the news and the open trades of one look. */
  take(news: readonly TradeNews[], rows: readonly TradeRow[]): void {
    const all = [
      ...news.map((each) => ({ ...each, key: `${each.billNo} ${each.kind} ${each.at}` })),
      ...this.#reminders(rows),
    ];
    const known = this.#known;
    this.#known = new Set([...(known ?? []), ...all.map(({ key }) => key)]);
    const fresh = known ? all.filter(({ key }) => !known.has(key)) : [];
    if (fresh.length > 0)
      this.fresh = fresh.map(({ billNo, transactionType, kind }) => ({ billNo, transactionType, kind }));
  }

  #reminders(rows: readonly TradeRow[]): (TradeHint & { readonly key: string })[] {
    return rows.flatMap(({ billNo, transactionType, status, deadline }) => {
      if (!deadline || !isMyTurn({ status, transactionType })) return [];
      const kind = deadline.kind === 'pay' ? 'remindPay' : deadline.kind === 'release' ? 'remindRelease' : undefined;
      const left = deadline.at - this.#serverNow();
      return kind && left > 0 && left <= REMINDER
        ? [{ billNo, transactionType, kind, key: `${billNo} ${kind} ${deadline.at}` }]
        : [];
    });
  }
}
