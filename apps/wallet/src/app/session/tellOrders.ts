import type { I18n } from '@lingui/core';
import { reaction } from 'mobx';
import type { Deps } from '@ezwallet/domain-stores';
import { type NewsDeps, tellNews } from './tellNews.ts';

interface TellDeps extends NewsDeps {
  readonly i18n: I18n;
  readonly haptics: Deps['haptics'];
  /** The address of the screen that the person sees, with its query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Follows the person's trades, and tells when one moves. Returns the way to stop. */
export function tellOrders({ words, scope, ...device }: TellDeps): () => void {
  const stopLooking = reaction(
    () => scope.current,
    (stores) => void stores?.trades.running.look(),
    { fireImmediately: true },
  );
  const stopTelling = tellNews(
    { words, scope },
    {
      of: ({ trades }) => trades.running.moved,
      feature: 'orders',
      load: () => import('../../features/orders/model/announceMoves.ts'),
      tell: ({ announceMoves }, moved) => announceMoves(moved, device),
    },
  );
  return () => {
    stopLooking();
    stopTelling();
  };
}
