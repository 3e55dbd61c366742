import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { receivePaths } from '../../world/paths.ts';

export const receiveRoutes: readonly ScreenRoute[] = [
  {
    path: receivePaths.code(),
    handle: { title: msg`Receive`, needs: 'receive' },
    lazy: async () => ({ Component: (await import('./pages/ReceivePage/ReceivePage.tsx')).ReceivePage }),
  },
];
