import type { I18n } from '@lingui/core';
import { reaction } from 'mobx';
import { isAcceptor, type AppStores, type Deps, type SessionScope } from '@ezwallet/domain-stores';
import type { Words } from '../../i18n/Words.ts';

interface TellDeps {
  readonly i18n: I18n;
  readonly words: Pick<Words, 'need'>;
  readonly session: Pick<AppStores['session'], 'user'>;
  readonly scope: Pick<SessionScope, 'current'>;
  readonly haptics: Deps['haptics'];
  /** Where the person is. */
  readonly path: () => string;
  readonly go: (path: string) => void;
}

/** Looks for an acceptor's offers on every screen, and tells the new ones. The code for it loads with the first. Returns the way to stop. */
export function tellOffers({ words, session, scope, ...device }: TellDeps): () => void {
  let stopLooking = () => {};
  const stopFollowing = reaction(
    () => (isAcceptor(session.user) ? scope.current?.acceptor : undefined),
    (acceptor) => {
      stopLooking();
      stopLooking = acceptor?.offers.watch() ?? (() => {});
    },
    { fireImmediately: true },
  );
  const stopTelling = reaction(
    () => scope.current?.acceptor.offers.fresh ?? [],
    async (fresh) => {
      const stores = scope.current;
      if (!stores || fresh.length === 0) return;
      const load = Promise.all([import('../../features/acceptors/model/announceOffers.ts'), words.need('acceptors')]);
      // If they do not load, the workplace and the badge on Home tell it.
      const loaded = await load.catch(() => undefined);
      if (scope.current === stores) loaded?.[0].announceOffers(fresh, device);
    },
  );
  return () => {
    stopLooking();
    stopFollowing();
    stopTelling();
  };
}
