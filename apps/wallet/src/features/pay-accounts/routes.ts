import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { payAccountPaths } from '../../world/paths.ts';
import type * as pages from './pages.ts';

const screen = (path: string, title: MessageDescriptor, page: keyof typeof pages): ScreenRoute => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await import('./pages.ts'))[page] }),
});

export const payAccountRoutes: readonly ScreenRoute[] = [
  screen(payAccountPaths.all(), msg`Payment accounts`, 'PaymentWayPage'),
  screen(payAccountPaths.cards(), msg`Bank cards`, 'BankCardsPage'),
  screen(payAccountPaths.banks(), msg`Choose a bank`, 'BankListPage'),
  screen(payAccountPaths.addCard(), msg`Add bank card`, 'AddBankCardPage'),
  screen(payAccountPaths.addDigitalYuan(), msg`Add digital yuan`, 'AddDigitalYuanPage'),
  screen(payAccountPaths.addCode(), msg`Add payment code`, 'AddCodePage'),
  screen(payAccountPaths.account(), msg`Payment account`, 'PayAccountPage'),
];
