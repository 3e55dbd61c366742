import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { securityPaths } from '../../world/paths.ts';

export const securityRoutes: readonly ScreenRoute[] = [
  {
    path: securityPaths.paymentPassword(),
    handle: { title: msg`Payment password` },
    lazy: async () => ({
      Component: (await import('./pages/PaymentPasswordPage/PaymentPasswordPage.tsx')).PaymentPasswordPage,
    }),
  },
];
