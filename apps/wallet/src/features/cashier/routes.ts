import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { cashierPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const cashierRoutes: readonly ScreenRoute[] = [
  screen(cashierPaths.cashier(), { title: msg`Pay` }, 'CashierPage'),
  screen(cashierPaths.checkout(), { title: msg`Pay` }, 'CheckoutPage'),
];
