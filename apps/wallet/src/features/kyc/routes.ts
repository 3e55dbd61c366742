import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { kycPaths } from '../../world/paths.ts';
import type * as pages from './pages.ts';

const screen = (path: string, title: MessageDescriptor, page: keyof typeof pages): ScreenRoute => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: (await import('./pages.ts'))[page] }),
});

export const kycRoutes: readonly ScreenRoute[] = [
  screen(kycPaths.levels(), msg`Identity verification`, 'KycPage'),
  // Links from outside use both addresses.
  screen(kycPaths.authentication(), msg`Identity verification`, 'KycPage'),
  screen(kycPaths.form(), msg`Verify your identity`, 'IdentityFormPage'),
];
