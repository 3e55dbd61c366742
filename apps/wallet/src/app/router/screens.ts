import { START_FEATURES } from '../../i18n/Words.ts';
import { authRoutes } from '../../features/auth/routes.ts';
import { homeRoutes } from '../../features/home/routes.ts';
import * as paths from '../../world/paths.ts';
import { listScreens, type Screen } from './listScreens.ts';

/**
 * What an address shows, and to whom. A place without a screen has it in a table that loads later: `memberScreens.ts`, or
 * `otherScreens.ts` for anyone.
 */
export type Place =
  | { readonly path: string; readonly access: 'anyone' | 'visitors'; readonly screen: Screen }
  | { readonly path: string; readonly access: 'anyone' | 'members'; readonly screen?: undefined };

const open = (access: 'anyone' | 'visitors', screens: readonly Screen[]): Place[] =>
  screens.map((screen) => ({ path: screen.path, access, screen }));

const { about } = paths.aboutPaths;
const { notices, questions } = paths.contentPaths;
const { other } = paths.handOverPaths;
const { forgotPassword, lostFactor, stop } = paths.recoveryPaths;
const { cashier, checkout } = paths.cashierPaths;
const { support, chat } = paths.supportPaths;
const { all, activity } = paths.activityPaths;
const { invited } = paths.invitationPaths;
const { landing } = paths.tradePaths;

/** Every screen that visitors may open. */
export const openPlaces: readonly Place[] = [
  ...open('anyone', listScreens(START_FEATURES, homeRoutes)),
  ...open('visitors', listScreens(['auth'], authRoutes)),
  ...[
    about,
    notices,
    questions,
    other,
    forgotPassword,
    lostFactor,
    stop,
    cashier,
    checkout,
    support,
    chat,
    all,
    activity,
    invited,
    landing,
  ].map((path) => ({ path: path(), access: 'anyone' }) as const),
];

const pathsOf = (groups: Readonly<Record<string, object>>) =>
  Object.values(groups).flatMap((group) =>
    Object.values<() => string>(group as Record<string, () => string>).map((path) => path()),
  );

const places = new Map<string, Place>();
// What is not open to visitors is for members.
for (const path of pathsOf(paths)) places.set(path, { path, access: 'members' });
for (const place of openPlaces) places.set(place.path, place);

/** Whether a path leads to a screen of the app. */
export const isKnownPath = (pathname: string): boolean => places.has(pathname);

/** What a path shows. An unknown path shows home. */
export const placeAt = (pathname: string): Place => places.get(pathname) ?? openPlaces[0]!;
