import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { scannerPaths } from '../../world/paths.ts';

export const scannerRoutes: readonly ScreenRoute[] = [
  {
    path: scannerPaths.scan(),
    handle: { title: msg`Scan` },
    lazy: async () => ({ Component: (await import('./pages/ScannerPage/ScannerPage.tsx')).ScannerPage }),
  },
];
