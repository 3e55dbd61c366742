import { msg } from '@lingui/core/macro';
import type { ScreenHandle, ScreenRoute } from '../../world/ScreenHandle.ts';
import { depositPaths } from '../../world/paths.ts';
import type * as pages from './pages.ts';

const screen = (path: string, handle: ScreenHandle, page: keyof typeof pages): ScreenRoute => ({
  path,
  handle,
  lazy: async () => ({ Component: (await import('./pages.ts'))[page] }),
});

export const depositRoutes: readonly ScreenRoute[] = [
  screen(depositPaths.deposit(), { title: msg`Receive`, needs: 'deposit' }, 'DepositPage'),
  screen(depositPaths.currency(), { title: msg`Choose a coin`, needs: 'deposit' }, 'DepositCurrencyPage'),
  screen(depositPaths.bills(), { title: msg`Deposits` }, 'DepositListPage'),
];
