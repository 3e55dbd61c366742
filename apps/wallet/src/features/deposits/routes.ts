import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { depositPaths } from '../../world/paths.ts';

export const depositRoutes: readonly ScreenRoute[] = [
  {
    path: depositPaths.deposit(),
    handle: { title: msg`Receive`, needs: 'deposit' },
    lazy: async () => ({ Component: (await import('./pages/DepositPage/DepositPage.tsx')).DepositPage }),
  },
  {
    path: depositPaths.currency(),
    handle: { title: msg`Choose a coin`, needs: 'deposit' },
    lazy: async () => ({
      Component: (await import('./pages/DepositCurrencyPage/DepositCurrencyPage.tsx')).DepositCurrencyPage,
    }),
  },
  {
    path: depositPaths.bills(),
    handle: { title: msg`Deposits` },
    lazy: async () => ({ Component: (await import('./pages/DepositListPage/DepositListPage.tsx')).DepositListPage }),
  },
];
