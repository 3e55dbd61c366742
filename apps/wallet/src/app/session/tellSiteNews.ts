import type { I18n } from '@lingui/core';
import type { AppStores } from '@ezwallet/domain-stores';
import { type NewsDeps, tellNews } from './tellNews.ts';

interface TellDeps extends NewsDeps {
  readonly i18n: I18n;
  readonly app: Pick<AppStores, 'settings'>;
  /** Where the person is, with the query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Announces messages that the inbox wants told wherever the person is. Returns the way to stop. */
export function tellSiteNews({ words, app, scope, ...device }: TellDeps): () => void {
  return tellNews(
    { words, scope },
    {
      of: ({ siteNews }) => siteNews.toasts,
      feature: 'inbox',
      load: () => import('../../features/inbox/model/announceSiteNews.ts'),
      tell: ({ announceSiteNews }, _, stores) =>
        announceSiteNews(stores, { ...device, settings: app.settings, isOver: () => scope.current !== stores }),
    },
  );
}
