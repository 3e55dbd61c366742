import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { limitsPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const limitsRoutes: readonly ScreenRoute[] = [
  screen(limitsPaths.payments(), { title: msg`Daily payment limit` }, 'PaymentLimitPage'),
  screen(limitsPaths.orders(), { title: msg`Daily order limit` }, 'OrderLimitPage'),
];
