import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { aboutPaths } from '../../world/paths.ts';

export const aboutRoutes: readonly ScreenRoute[] = [
  {
    path: aboutPaths.about(),
    handle: { title: msg`About` },
    lazy: async () => ({ Component: (await import('./pages/AboutPage/AboutPage.tsx')).AboutPage }),
  },
];
