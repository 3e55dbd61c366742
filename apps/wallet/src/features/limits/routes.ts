import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { limitsPaths } from '../../world/paths.ts';

export const limitsRoutes: readonly ScreenRoute[] = [
  {
    path: limitsPaths.payments(),
    handle: { title: msg`Daily payment limit` },
    lazy: async () => ({ Component: (await import('./pages/PaymentLimitPage/PaymentLimitPage.tsx')).PaymentLimitPage }),
  },
  {
    path: limitsPaths.orders(),
    handle: { title: msg`Daily order limit` },
    lazy: async () => ({ Component: (await import('./pages/OrderLimitPage/OrderLimitPage.tsx')).OrderLimitPage }),
  },
];
