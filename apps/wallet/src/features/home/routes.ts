import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { coinPaths, homePaths } from '../../world/paths.ts';

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: homePaths.home(),
    handle: { title: msg`Home` },
    lazy: async () => ({ Component: (await import('./pages/HomePage/HomePage.tsx')).HomePage }),
  },
  {
    path: coinPaths.coin(),
    handle: { title: msg`Coin` },
    lazy: async () => ({ Component: (await import('./pages/CoinPage/CoinPage.tsx')).CoinPage }),
  },
];
