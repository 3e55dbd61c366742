import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { payPaths } from '../../world/paths.ts';

export const payRoutes: readonly ScreenRoute[] = [
  {
    path: payPaths.pay(),
    handle: { title: msg`Pay`, needs: 'payment' },
    lazy: async () => ({ Component: (await import('./pages/PayPage/PayPage.tsx')).PayPage }),
  },
  {
    path: payPaths.landing(),
    handle: { title: msg`Pay` },
    lazy: async () => ({
      Component: (await import('./pages/PaymentLandingPage/PaymentLandingPage.tsx')).PaymentLandingPage,
    }),
  },
];
