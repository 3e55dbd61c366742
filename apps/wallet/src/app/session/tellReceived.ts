import type { I18n } from '@lingui/core';
import { reaction } from 'mobx';
import type { AppStores, Deps, SessionScope } from '@ezwallet/domain-stores';
import type { Words } from '../../i18n/Words.ts';

interface TellDeps {
  readonly i18n: I18n;
  readonly words: Pick<Words, 'need'>;
  readonly app: Pick<AppStores, 'settings'>;
  readonly scope: Pick<SessionScope, 'current'>;
  readonly haptics: Deps['haptics'];
  /** Where the person is. */
  readonly path: () => string;
  readonly go: (path: string) => void;
}

/** Announces money that comes while the app is open. The code for it loads with the first. Returns the way to stop. */
export function tellReceived({ words, app, scope, ...device }: TellDeps): () => void {
  return reaction(
    () => scope.current?.received.news ?? [],
    async (news, before) => {
      const stores = scope.current;
      const fresh = news.filter((bill) => !before.includes(bill));
      if (!stores || fresh.length === 0) return;
      const load = Promise.all([import('../../features/notices/model/announceReceived.ts'), words.need('notices')]);
      // If they do not load, the mark on the bell tells it.
      const loaded = await load.catch(() => undefined);
      if (scope.current === stores) loaded?.[0].announceReceived(fresh, { ...device, settings: app.settings, receive: stores.receive });
    },
  );
}
