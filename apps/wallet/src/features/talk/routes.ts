import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { orderPaths } from '../../world/paths.ts';

export const talkRoutes: readonly ScreenRoute[] = [
  {
    path: orderPaths.chat(),
    handle: { title: msg`Order chat` },
    lazy: async () => ({ Component: (await import('./pages/ChatPage/ChatPage.tsx')).ChatPage }),
  },
];
