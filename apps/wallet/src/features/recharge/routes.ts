import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { rechargePaths } from '../../world/paths.ts';

export const rechargeRoutes: readonly ScreenRoute[] = [
  {
    path: rechargePaths.recharge(),
    handle: { title: msg`Receive`, needs: 'deposit' },
    lazy: async () => ({ Component: (await import('./pages/RechargePage/RechargePage.tsx')).RechargePage }),
  },
  {
    path: rechargePaths.currency(),
    handle: { title: msg`Choose a coin`, needs: 'deposit' },
    lazy: async () => ({
      Component: (await import('./pages/RechargeCurrencyPage/RechargeCurrencyPage.tsx')).RechargeCurrencyPage,
    }),
  },
  {
    path: rechargePaths.bills(),
    handle: { title: msg`Deposits` },
    lazy: async () => ({ Component: (await import('./pages/RechargeListPage/RechargeListPage.tsx')).RechargeListPage }),
  },
];
