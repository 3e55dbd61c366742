import { authPaths } from '../../features/auth/index.ts';
import { homePaths } from '../../features/home/index.ts';
import type { Screen } from '../screens.ts';
import type { World } from '../StoresContext.tsx';

/** The screen to change an expired login password. */
const CHANGE_PASSWORD = '/password/modify';
/** Screens that stay open while the login password is expired. */
const OPEN_TO_EXPIRED: readonly string[] = [authPaths.login(), authPaths.register(), '/password/forget', CHANGE_PASSWORD];

/** An address within the app. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The redirect away from a screen, and its reason. */
export interface Redirect {
  readonly to: string;
  readonly reason: 'passwordExpired' | 'membersOnly' | 'visitorsOnly';
}

/**
 * Whether a person may enter a screen: null, or a redirect. An expired password leads to the screen that changes it. A
 * visitor goes to the login screen, which remembers the wanted screen. A signed-in person may not open the login
 * screen.
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
