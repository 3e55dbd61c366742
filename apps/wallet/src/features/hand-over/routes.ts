import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { handOverPaths } from '../../world/paths.ts';

export const handOverRoutes: readonly ScreenRoute[] = [
  {
    path: handOverPaths.other(),
    handle: { title: msg`Identity verification` },
    lazy: async () => ({ Component: (await import('./pages/HandOverPage/HandOverPage.tsx')).HandOverPage }),
  },
];
