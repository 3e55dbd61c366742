import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { payAccountPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const payAccountRoutes: readonly ScreenRoute[] = [
  screen(payAccountPaths.all(), { title: msg`Payment accounts` }, 'PaymentWayPage'),
  screen(payAccountPaths.cards(), { title: msg`Bank cards` }, 'BankCardsPage'),
  screen(payAccountPaths.banks(), { title: msg`Choose a bank`, needs: 'card' }, 'BankListPage'),
  screen(payAccountPaths.addCard(), { title: msg`Add bank card`, needs: 'card' }, 'AddBankCardPage'),
  screen(payAccountPaths.addDigitalYuan(), { title: msg`Add digital yuan` }, 'AddDigitalYuanPage'),
  screen(payAccountPaths.addCode(), { title: msg`Add payment code` }, 'AddCodePage'),
  screen(payAccountPaths.account(), { title: msg`Payment account` }, 'PayAccountPage'),
];
