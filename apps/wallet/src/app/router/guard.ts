import { authPaths } from '../../features/auth/index.ts';
import { homePaths } from '../../features/home/index.ts';
import type { Screen } from './screens.ts';
import type { World } from '../../world/StoresContext.tsx';

/** Where an expired login password is changed. */
const CHANGE_PASSWORD = '/password/modify';
/** Screens that stay open while the login password is expired. */
const OPEN_TO_EXPIRED: readonly string[] = [authPaths.login(), authPaths.register(), '/password/forget', CHANGE_PASSWORD];

/** An address within the app. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Where somebody goes instead of the screen they asked for, and why. */
export interface Redirect {
  readonly to: string;
  readonly reason: 'passwordExpired' | 'membersOnly' | 'visitorsOnly';
}

/**
 * Whether somebody may enter a screen: null, or where they go instead. An expired password leads to the screen that
 * changes it; visitors go to the login screen, which knows where they wanted to go; members have no business there.
 */
export function guard({ app, isKnownPath }: Pick<World, 'app' | 'isKnownPath'>, screen: Screen, address: Address): Redirect | null {
  const { passwordExpired, signedIn } = app.session;
  if (passwordExpired && isKnownPath(CHANGE_PASSWORD) && !OPEN_TO_EXPIRED.includes(address.pathname)) {
    return { to: `${CHANGE_PASSWORD}?type=expired`, reason: 'passwordExpired' };
  }
  if (screen.access === 'members' && !signedIn) {
    return { to: authPaths.login({ from: address.pathname + address.search }), reason: 'membersOnly' };
  }
  if (screen.access === 'visitors' && signedIn) return { to: homePaths.home(), reason: 'visitorsOnly' };
  return null;
}
