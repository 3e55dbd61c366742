import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { aboutRoutes } from '../../features/about/routes.ts';
import { addressRoutes } from '../../features/address/routes.ts';
import { appealRoutes } from '../../features/appeals/routes.ts';
import { authRoutes } from '../../features/auth/routes.ts';
import { billingRoutes } from '../../features/billing/routes.ts';
import { cashierRoutes } from '../../features/cashier/routes.ts';
import { homeRoutes } from '../../features/home/routes.ts';
import { kycRoutes } from '../../features/kyc/routes.ts';
import { limitsRoutes } from '../../features/limits/routes.ts';
import { payAccountRoutes } from '../../features/pay-accounts/routes.ts';
import { payRoutes } from '../../features/pay/routes.ts';
import { receiveRoutes } from '../../features/receive/routes.ts';
import { depositRoutes } from '../../features/deposits/routes.ts';
import { scannerRoutes } from '../../features/scanner/routes.ts';
import { securityRoutes } from '../../features/security/routes.ts';
import { talkRoutes } from '../../features/talk/routes.ts';
import { tradeRoutes } from '../../features/trades/routes.ts';
import { transferRoutes } from '../../features/transfer/routes.ts';
import { voucherRoutes } from '../../features/vouchers/routes.ts';
import { withdrawalRoutes } from '../../features/withdrawal/routes.ts';
import type { Feature } from '../../i18n/Words.ts';
import { lazyScreen } from '../../world/screen-code.ts';
import type { ScreenRoute } from '../../world/ScreenHandle.ts';
import { homePaths, plannedPaths, UNBUILT } from '../../world/paths.ts';

/** Who may open a screen: everyone, visitors only, or signed-in people only. */
export type Access = 'anyone' | 'visitors' | 'members';

/** A screen with its guard, its words, and a component that loads when it is first shown. */
export interface Screen extends ScreenRoute {
  readonly access: Access;
  /** The features whose words the screen shows. */
  readonly words: readonly Feature[];
  readonly Page: ComponentType;
}

const open = (access: Access, words: readonly Feature[], routes: readonly ScreenRoute[]): Screen[] =>
  routes.map((route) => ({ ...route, access, words, Page: lazyScreen(route.lazy) }));

/** Every screen of the app. */
export const screens: readonly Screen[] = [
  ...open('anyone', ['home', 'notices', 'orders', 'billing', 'account', 'receipt'], homeRoutes),
  ...open('anyone', ['about'], aboutRoutes),
  ...open('visitors', ['auth'], authRoutes),
  ...open('members', ['security'], securityRoutes),
  ...open('members', ['address', 'contacts', 'proof'], addressRoutes),
  ...open('members', ['withdrawal', 'contacts', 'confirm', 'proof'], withdrawalRoutes),
  ...open('members', ['transfer', 'contacts', 'confirm', 'receipt', 'proof'], transferRoutes),
  ...open('members', ['billing', 'receipt'], billingRoutes),
  ...open('anyone', ['cashier', 'confirm', 'trades', 'proof', 'billing', 'orders', 'receipt'], cashierRoutes),
  ...open('members', ['trades', 'confirm', 'billing', 'orders', 'proof', 'receipt'], tradeRoutes),
  ...open('members', ['limits'], limitsRoutes),
  ...open('members', ['pay', 'confirm', 'receipt', 'proof'], payRoutes),
  ...open('members', ['receive', 'confirm', 'proof'], receiveRoutes),
  ...open('members', ['vouchers'], voucherRoutes),
  ...open('members', ['scanner'], scannerRoutes),
  ...open('members', ['deposits'], depositRoutes),
  ...open('members', ['talk'], talkRoutes),
  ...open('members', ['kyc'], kycRoutes),
  ...open('members', ['pay-accounts', 'confirm', 'proof'], payAccountRoutes),
  ...open('members', ['appeals', 'talk', 'confirm', 'proof'], appealRoutes),
];

const byPath = new Map(screens.map((screen) => [screen.path, screen]));

/** Whether a path leads to a screen of the app. */
export const isKnownPath = (pathname: string): boolean => byPath.has(pathname);

/** Shown at the addresses of screens that are not built yet. It belongs to no path, so nothing leads there by a link. */
const [notOpen] = open('anyone', ['closed'], [
  {
    path: '',
    handle: { title: msg`Not open here` },
    lazy: async () => ({ Component: (await import('../../features/closed/pages/NotOpenPage/NotOpenPage.tsx')).NotOpenPage }),
  },
]);

const planned: readonly string[] = Object.values(plannedPaths).map((path) => path());
const unbuilt: readonly string[] = UNBUILT.split(' ');
const isUnbuilt = (pathname: string) => planned.includes(pathname) || unbuilt.includes(pathname.split('/')[1] ?? '');

/** The screen at a path. A path of a screen that is not built yet says so, and an unknown path shows home. */
export function screenAt(pathname: string): Screen {
  const screen = byPath.get(pathname) ?? (isUnbuilt(pathname) ? notOpen : undefined) ?? byPath.get(homePaths.home());
  if (!screen) throw new Error('The home screen is missing from screens.ts, and every unknown path leads there.');
  return screen;
}
