import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { homePaths } from '../../world/paths.ts';

export const homeRoutes: readonly ScreenRoute[] = [
  {
    path: homePaths.home(),
    handle: { title: msg`Home` },
    lazy: async () => ({ Component: (await import('./pages/HomePage/HomePage.tsx')).HomePage }),
  },
];
