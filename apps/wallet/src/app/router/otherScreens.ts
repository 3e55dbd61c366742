import { aboutRoutes } from '../../features/about/routes.ts';
import { contentRoutes } from '../../features/content/routes.ts';
import { activityRoutes } from '../../features/activities/routes.ts';
import { cashierRoutes } from '../../features/cashier/routes.ts';
import { handOverRoutes } from '../../features/hand-over/routes.ts';
import { invitedRoutes } from '../../features/invitations/routes.ts';
import { recoveryRoutes } from '../../features/recovery/routes.ts';
import { supportRoutes } from '../../features/support/routes.ts';
import { tradeLandingRoutes } from '../../features/trades/routes.ts';
import { finderOf } from './finderOf.ts';
import { listScreens, type Screen } from './listScreens.ts';

/** Screens for anyone beyond Home and the login. The table loads with the first of them, because a first visit needs none. */
export const otherScreens: readonly Screen[] = [
  ...listScreens(['about', 'content'], aboutRoutes),
  ...listScreens(['content'], contentRoutes),
  ...listScreens(['activities', 'content', 'news', 'vouchers'], activityRoutes),
  ...listScreens(['invitations'], invitedRoutes),
  ...listScreens(['hand-over', 'capture'], handOverRoutes),
  ...listScreens(['support', 'talk', 'orders', 'auth'], supportRoutes),
  ...listScreens(
    ['trades', 'coupon-choice', 'confirm', 'billing', 'orders', 'talk', 'pay-accounts', 'proof', 'receipt'],
    tradeLandingRoutes,
  ),
  ...listScreens(['recovery', 'auth', 'proof'], recoveryRoutes),
  ...listScreens(
    ['cashier', 'confirm', 'trades', 'talk', 'coupon-choice', 'proof', 'billing', 'orders', 'pay-accounts', 'receipt'],
    cashierRoutes,
  ),
];

/** The screen for anyone at a path. @throws for a path that is not in the table */
export const otherScreenAt = finderOf(otherScreens, 'otherScreens.ts');
