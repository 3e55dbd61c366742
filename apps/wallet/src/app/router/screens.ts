import { msg } from '@lingui/core/macro';
import { START_FEATURES } from '../../i18n/Words.ts';
import { authRoutes } from '../../features/auth/routes.ts';
import { homeRoutes } from '../../features/home/routes.ts';
import * as paths from '../../world/paths.ts';
import { listScreens, type Screen } from './listScreens.ts';

/**
 * What an address shows, and to whom. A place without a screen has it in a table that loads later: `memberScreens.ts`, or
 * `otherScreens.ts` for anyone. A screen for `signedIn` is here already.
 */
export type Place =
  | { readonly path: string; readonly access: 'anyone' | 'visitors' | 'signedIn'; readonly screen: Screen }
  | { readonly path: string; readonly access: 'anyone' | 'members'; readonly screen?: undefined };

const open = (access: 'anyone' | 'visitors' | 'signedIn', screens: readonly Screen[]): Place[] =>
  screens.map((screen) => ({ path: screen.path, access, screen }));

const { about } = paths.aboutPaths;
const { other } = paths.handOverPaths;
const { forgotPassword, lostFactor, stop } = paths.recoveryPaths;
const { cashier, checkout } = paths.cashierPaths;

/** Every screen that visitors may open. */
export const openPlaces: readonly Place[] = [
  ...open('anyone', listScreens(START_FEATURES, homeRoutes)),
  ...open('visitors', listScreens(['auth'], authRoutes)),
  ...[about, other, forgotPassword, lostFactor, stop, cashier, checkout].map(
    (path) => ({ path: path(), access: 'anyone' }) as const,
  ),
];

const { plannedPaths, UNBUILT, UNBUILT_FOR_MEMBERS, ...built } = paths;
const pathsOf = (groups: Readonly<Record<string, object>>) =>
  Object.values(groups).flatMap((group) =>
    Object.values<() => string>(group as Record<string, () => string>).map((path) => path()),
  );

const places = new Map<string, Place>();
// What is not open to visitors is for members.
for (const path of pathsOf(built)) places.set(path, { path, access: 'members' });
for (const place of openPlaces) places.set(place.path, place);

/** Whether a path leads to a screen of the app. */
export const isKnownPath = (pathname: string): boolean => places.has(pathname);

/** Shown at the addresses of screens that are not built yet. It belongs to no path, so nothing leads there by a link. */
const notOpenScreens = listScreens(
  ['closed'],
  [
    {
      path: '',
      handle: { title: msg`Not open here` },
      lazy: async () => ({
        Component: (await import('../../features/closed/pages/NotOpenPage/NotOpenPage.tsx')).NotOpenPage,
      }),
    },
  ],
);
const [notOpen] = open('anyone', notOpenScreens);
const [notOpenForMembers] = open('signedIn', notOpenScreens);

const planned: readonly string[] = pathsOf({ plannedPaths });
const unbuilt: readonly string[] = UNBUILT.split(' ');
const isUnbuilt = (pathname: string) => planned.includes(pathname) || unbuilt.includes(pathname.split('/')[1] ?? '');
const forMembers: readonly string[] = UNBUILT_FOR_MEMBERS.split(' ');
const unbuiltAt = (pathname: string): Place | undefined =>
  forMembers.includes(pathname) ? notOpenForMembers : isUnbuilt(pathname) ? notOpen : undefined;

/** What a path shows. A path of a screen that is not built yet says so, and an unknown path shows home. */
export function placeAt(pathname: string): Place {
  const place = places.get(pathname) ?? unbuiltAt(pathname) ?? places.get(paths.homePaths.home());
  if (!place) throw new Error('The home screen is missing from screens.ts, and every unknown path leads there.');
  return place;
}
