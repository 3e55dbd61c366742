import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { billingPaths } from '../../world/paths.ts';

export const billingRoutes: readonly ScreenRoute[] = [
  {
    path: billingPaths.bills(),
    handle: { title: msg`Billing details` },
    lazy: async () => ({ Component: (await import('./pages/BillsPage/BillsPage.tsx')).BillsPage }),
  },
];
