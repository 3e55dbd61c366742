import type { I18n } from '@lingui/core';
import type { AppStores, Deps } from '@ezwallet/domain-stores';
import { type NewsDeps, tellNews } from './tellNews.ts';

interface TellDeps extends NewsDeps {
  readonly i18n: I18n;
  readonly app: Pick<AppStores, 'settings'>;
  readonly haptics: Deps['haptics'];
  /** Where the person is, with the query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Announces money that comes while the app is open. Returns the way to stop. */
export function tellReceived({ words, app, scope, ...device }: TellDeps): () => void {
  return tellNews(
    { words, scope },
    {
      of: ({ received }) => received.news,
      feature: 'notices',
      load: () => import('../../features/notices/model/announceReceived.ts'),
      tell: ({ announceReceived }, fresh, stores) =>
        announceReceived(fresh, { ...device, settings: app.settings, stores }),
    },
  );
}
