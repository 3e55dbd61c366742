import { msg } from '@lingui/core/macro';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { securityPaths } from '../../world/paths.ts';
import { screensOf } from '../../world/screensOf.ts';

const screen = screensOf(() => import('./pages.ts'));

export const securityRoutes: readonly ScreenRoute[] = [
  {
    path: securityPaths.paymentPassword(),
    handle: { title: msg`Payment password` },
    lazy: async () => ({
      Component: (await import('./pages/PaymentPasswordPage/PaymentPasswordPage.tsx')).PaymentPasswordPage,
    }),
  },
  screen(securityPaths.centre(), { title: msg`Security centre` }, 'SecurityPage'),
  screen(securityPaths.authenticator(), { title: msg`Authenticator` }, 'AuthenticatorPage'),
  screen(securityPaths.bindAuthenticator(), { title: msg`Authenticator` }, 'BindAuthenticatorPage'),
  screen(securityPaths.phone(), { title: msg`Phone number` }, 'PhonePage'),
  screen(securityPaths.editPhone(), { title: msg`Phone number` }, 'EditPhonePage'),
  screen(securityPaths.email(), { title: msg`Email address` }, 'EmailPage'),
  screen(securityPaths.editEmail(), { title: msg`Email address` }, 'EditEmailPage'),
  screen(securityPaths.antiPhishing(), { title: msg`Anti-phishing code` }, 'AntiPhishingPage'),
  screen(securityPaths.devices(), { title: msg`Devices` }, 'DevicesPage'),
  screen(securityPaths.passkeys(), { title: msg`Passkeys` }, 'PasskeysPage'),
  screen(securityPaths.loginLog(), { title: msg`Login log` }, 'LoginLogPage'),
];
