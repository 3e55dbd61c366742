import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { orderPaths } from '../../world/paths.ts';

export const appealRoutes: readonly ScreenRoute[] = [
  {
    path: orderPaths.appeal(),
    handle: { title: msg`Appeal` },
    lazy: async () => ({ Component: (await import('./pages/AppealPage/AppealPage.tsx')).AppealPage }),
  },
];
