import type { I18n } from '@lingui/core';
import { reaction } from 'mobx';
import { isAcceptor, type AppStores, type Deps } from '@ezwallet/domain-stores';
import { type NewsDeps, tellNews } from './tellNews.ts';

interface TellDeps extends NewsDeps {
  readonly i18n: I18n;
  readonly app: {
    readonly session: Pick<AppStores['session'], 'user'>;
    readonly settings: Pick<AppStores['settings'], 'hideAmounts'>;
  };
  readonly haptics: Deps['haptics'];
  /** Where the person is. */
  readonly path: () => string;
  readonly go: (path: string) => void;
}

/** Looks for an acceptor's offers on every screen, and tells the new ones. Returns the way to stop. */
export function tellOffers({ words, app, scope, ...device }: TellDeps): () => void {
  let stopLooking = () => {};
  const stopFollowing = reaction(
    () => (isAcceptor(app.session.user) ? scope.current?.acceptor : undefined),
    (acceptor) => {
      stopLooking();
      stopLooking = acceptor?.offers.watch() ?? (() => {});
    },
    { fireImmediately: true },
  );
  const stopTelling = tellNews(
    { words, scope },
    {
      of: ({ acceptor }) => acceptor.offers.fresh,
      feature: 'acceptors',
      load: () => import('../../features/acceptors/model/announceOffers.ts'),
      tell: ({ announceOffers }, fresh) => announceOffers(fresh, { ...device, settings: app.settings }),
    },
  );
  return () => {
    stopLooking();
    stopFollowing();
    stopTelling();
  };
}
