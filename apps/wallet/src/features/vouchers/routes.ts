import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { voucherPaths } from '../../world/paths.ts';

export const voucherRoutes: readonly ScreenRoute[] = [
  {
    path: voucherPaths.vouchers(),
    handle: { title: msg`Coupons` },
    lazy: async () => ({ Component: (await import('./pages/VouchersPage/VouchersPage.tsx')).VouchersPage }),
  },
];
