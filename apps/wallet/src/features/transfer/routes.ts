import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { transferPaths } from '../../world/paths.ts';

export const transferRoutes: readonly ScreenRoute[] = [
  {
    path: transferPaths.transfer(),
    handle: { title: msg`Transfer`, needs: 'transfer' },
    lazy: async () => ({ Component: (await import('./pages/TransferPage/TransferPage.tsx')).TransferPage }),
  },
];
