import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { depositPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const depositRoutes: readonly ScreenRoute[] = [
  screen(depositPaths.deposit(), { title: msg`Receive`, needs: 'deposit' }, 'DepositPage'),
  screen(depositPaths.currency(), { title: msg`Choose a coin`, needs: 'deposit' }, 'DepositCurrencyPage'),
  screen(depositPaths.bills(), { title: msg`Deposits` }, 'DepositListPage'),
];
