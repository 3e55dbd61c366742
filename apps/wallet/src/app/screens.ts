import { lazy, type ComponentType } from 'react';
import { aboutRoutes } from '../features/about/index.ts';
import { authRoutes } from '../features/auth/index.ts';
import { billingRoutes } from '../features/billing/index.ts';
import { homePaths, homeRoutes } from '../features/home/index.ts';
import { securityRoutes } from '../features/security/index.ts';
import { transferRoutes } from '../features/transfer/index.ts';
import type { ScreenRoute } from './ScreenHandle.ts';

/** Whom a screen is for: anyone, people who are not signed in, or people who are. */
export type Access = 'anyone' | 'visitors' | 'members';

/** A screen with its guard, and a component that loads when first shown. */
export interface Screen extends ScreenRoute {
  readonly access: Access;
  readonly Page: ComponentType;
}

const open = (access: Access, routes: readonly ScreenRoute[]): Screen[] =>
  routes.map((route) => ({
    ...route,
    access,
    Page: lazy(async () => ({ default: (await route.lazy()).Component })),
  }));

/** Every screen there is. */
export const screens: readonly Screen[] = [
  ...open('anyone', [...homeRoutes, ...aboutRoutes]),
  ...open('visitors', authRoutes),
  ...open('members', [...securityRoutes, ...transferRoutes, ...billingRoutes]),
];

const byPath = new Map(screens.map((screen) => [screen.path, screen]));

/** Whether a path leads to a screen of ours. */
export const isKnownPath = (pathname: string): boolean => byPath.has(pathname);

/** The screen at a path; home for every path that is none of ours. */
export function screenAt(pathname: string): Screen {
  const screen = byPath.get(pathname) ?? byPath.get(homePaths.home());
  if (!screen) throw new Error('The home screen is missing from screens.ts, and every unknown path leads there.');
  return screen;
}
