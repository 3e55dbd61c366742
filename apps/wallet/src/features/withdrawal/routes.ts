import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { withdrawalPaths } from '../../world/paths.ts';

export const withdrawalRoutes: readonly ScreenRoute[] = [
  {
    path: withdrawalPaths.withdrawal(),
    handle: { title: msg`Withdraw`, needs: 'withdrawal' },
    lazy: async () => ({ Component: (await import('./pages/WithdrawalPage/WithdrawalPage.tsx')).WithdrawalPage }),
  },
];
