import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { billingPaths } from '../../world/paths.ts';
import type * as pages from './pages.ts';

const screen = (path: string, title: MessageDescriptor, page: keyof typeof pages): ScreenRoute => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await import('./pages.ts'))[page] }),
});

export const billingRoutes: readonly ScreenRoute[] = [
  screen(billingPaths.bills(), msg`Billing details`, 'BillsPage'),
  screen(billingPaths.bill(), msg`Bill`, 'BillPage'),
];
