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

/** Follows the person's trades, and tells when one moves. The code for it loads with the first. Returns the way to stop. */
export function tellOrders({ words, scope, ...device }: TellDeps): () => void {
  const stopLooking = reaction(
    () => scope.current,
    (stores) => void stores?.trades.running.look(),
    { fireImmediately: true },
  );
  const stopTelling = reaction(
    () => scope.current?.trades.running.moved ?? [],
    async (moved) => {
      const stores = scope.current;
      if (!stores || moved.length === 0) return;
      const load = Promise.all([import('../../features/orders/model/announceMoves.ts'), words.need('orders')]);
      // If they do not load, the badge and the order's own screen tell it.
      const loaded = await load.catch(() => undefined);
      if (scope.current === stores) loaded?.[0].announceMoves(moved, device);
    },
  );
  return () => {
    stopLooking();
    stopTelling();
  };
}
