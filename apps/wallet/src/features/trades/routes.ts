import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { billingPaths, tradePaths } from '../../world/paths.ts';

export const tradeRoutes: readonly ScreenRoute[] = [
  {
    path: tradePaths.buy(),
    handle: { title: msg`Buy coins` },
    lazy: async () => ({ Component: (await import('./pages/market.ts')).BuyPage }),
  },
  {
    path: tradePaths.sell(),
    handle: { title: msg`Sell coins` },
    lazy: async () => ({ Component: (await import('./pages/market.ts')).SellPage }),
  },
  {
    path: tradePaths.orders(),
    handle: { title: msg`Orders` },
    lazy: async () => ({ Component: (await import('./pages/market.ts')).OrdersPage }),
  },
  {
    path: tradePaths.sale(),
    handle: { title: msg`Sell order` },
    lazy: async () => ({ Component: (await import('./pages/order.ts')).SalePage }),
  },
  {
    path: billingPaths.bill(),
    handle: { title: msg`Bill` },
    lazy: async () => ({ Component: (await import('./pages/order.ts')).OrderPage }),
  },
  {
    path: tradePaths.proof(),
    handle: { title: msg`Payment proof` },
    lazy: async () => ({ Component: (await import('./pages/order.ts')).ProofPage }),
  },
];

/** The entry to trades, for anyone. */
export const tradeLandingRoutes: readonly ScreenRoute[] = [
  {
    path: tradePaths.landing(),
    handle: { title: msg`Secured trade` },
    lazy: async () => ({ Component: (await import('./pages/landing.ts')).TradePage }),
  },
];
