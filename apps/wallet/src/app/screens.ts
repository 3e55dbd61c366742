import { aboutRoutes } from '../features/about/index.ts';
import { authRoutes } from '../features/auth/index.ts';
import { billingRoutes } from '../features/billing/index.ts';
import { homeRoutes } from '../features/home/index.ts';
import { securityRoutes } from '../features/security/index.ts';
import { transferRoutes } from '../features/transfer/index.ts';
import type { ScreenRoute } from './ScreenHandle.ts';

/** Screens for anyone. */
export const publicScreens: readonly ScreenRoute[] = [...homeRoutes, ...aboutRoutes];

/** Screens that make no sense to somebody signed in. */
export const visitorScreens: readonly ScreenRoute[] = [...authRoutes];

/** Screens behind the login. */
export const memberScreens: readonly ScreenRoute[] = [...securityRoutes, ...transferRoutes, ...billingRoutes];

/** Every screen there is. */
export const screens: readonly ScreenRoute[] = [...publicScreens, ...visitorScreens, ...memberScreens];

/** Whether a path leads to a screen of ours. */
export const isKnownPath = (pathname: string): boolean => screens.some((screen) => screen.path === pathname);
