import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { kycPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const kycRoutes: readonly ScreenRoute[] = [
  screen(kycPaths.levels(), { title: msg`Identity verification` }, 'KycPage'),
  // Links from outside use both addresses.
  screen(kycPaths.authentication(), { title: msg`Identity verification` }, 'KycPage'),
  screen(kycPaths.form(), { title: msg`Verify your identity` }, 'IdentityFormPage'),
  screen(kycPaths.document(), { title: msg`Document and address` }, 'DocumentPage'),
  screen(kycPaths.video(), { title: msg`Short video` }, 'VideoPage'),
  screen(kycPaths.funds(), { title: msg`Source of funds` }, 'FundsPage'),
  screen(kycPaths.pending(), { title: msg`Your application` }, 'PendingPage'),
];
