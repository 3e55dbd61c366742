import { reaction } from 'mobx';
import type { AnnounceDeps } from '../../features/orders/model/announceTrades.ts';
import { type NewsDeps, tellNews } from './tellNews.ts';

const CODE = { feature: 'orders', load: () => import('../../features/orders/model/announceTrades.ts') } as const;

/** Follows the person's trades, and tells when one moves, and what else happens to one. Returns the way to stop. */
export function tellOrders({ words, scope, ...device }: NewsDeps & AnnounceDeps): () => void {
  const stops = [
    reaction(
      () => scope.current,
      (stores) => void stores?.trades.running.look(),
      { fireImmediately: true },
    ),
    tellNews(
      { words, scope },
      {
        ...CODE,
        of: ({ trades }) => trades.running.moved,
        tell: ({ announceMoves }, moved) => announceMoves(moved, device),
      },
    ),
    tellNews(
      { words, scope },
      {
        ...CODE,
        of: ({ trades }) => trades.running.news.fresh,
        tell: ({ announceNews }, fresh) => announceNews(fresh, device),
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
