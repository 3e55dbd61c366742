import type { I18n } from '@lingui/core';
import { reaction } from 'mobx';
import type { Deps, SessionScope } from '@ezwallet/domain-stores';
import type { Words } from '../../i18n/Words.ts';

interface TellDeps {
  readonly i18n: I18n;
  readonly words: Pick<Words, 'need'>;
  readonly scope: Pick<SessionScope, 'current'>;
  readonly haptics: Deps['haptics'];
  /** The address of the screen that the person sees, with its query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Tells what happens to the person's trades beside a new status. The code for it loads with the first. Returns the way to stop. */
export function tellTradeNews({ words, scope, ...device }: TellDeps): () => void {
  return reaction(
    () => scope.current?.trades.running.news.fresh ?? [],
    async (fresh) => {
      const stores = scope.current;
      if (!stores || fresh.length === 0) return;
      const load = Promise.all([import('../../features/orders/model/announceNews.ts'), words.need('orders')]);
      // If they do not load, the order's own screen shows it.
      const loaded = await load.catch(() => undefined);
      if (scope.current === stores) loaded?.[0].announceNews(fresh, device);
    },
  );
}
