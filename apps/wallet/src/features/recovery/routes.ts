import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { recoveryPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

/** Screens for people who cannot sign in. */
export const recoveryRoutes: readonly ScreenRoute[] = [
  screen(recoveryPaths.forgotPassword(), { title: msg`Reset password` }, 'ForgotPasswordPage'),
  screen(recoveryPaths.lostFactor(), { title: msg`Recover your account` }, 'LostFactorPage'),
  screen(recoveryPaths.stop(), { title: msg`Protect your account` }, 'StopPage'),
];

/** Screens for people who are signed in. */
export const ownRecoveryRoutes: readonly ScreenRoute[] = [
  screen(recoveryPaths.changePassword(), { title: msg`Change password` }, 'ChangePasswordPage'),
  screen(recoveryPaths.firstLogin(), { title: msg`Set up your account` }, 'FirstLoginPage'),
  screen(recoveryPaths.freeze(), { title: msg`Freeze account` }, 'FreezePage'),
];
