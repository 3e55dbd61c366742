import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { authPaths } from '../../world/paths.ts';

export const authRoutes: readonly ScreenRoute[] = [
  {
    path: authPaths.login(),
    handle: { title: msg`Log in` },
    lazy: async () => ({ Component: (await import('./pages/LoginPage/LoginPage.tsx')).LoginPage }),
  },
  {
    path: authPaths.register(),
    handle: { title: msg`Create an account` },
    lazy: async () => ({ Component: (await import('./pages/RegisterPage/RegisterPage.tsx')).RegisterPage }),
  },
];
