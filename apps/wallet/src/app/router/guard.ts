import type { Place } from './screens.ts';
import type { World } from '../../world/StoresContext.tsx';
import { authPaths, homePaths, recoveryPaths } from '../../world/paths.ts';

/** Screens that stay open while the login password is expired. */
const OPEN_TO_EXPIRED: readonly string[] = [
  authPaths.login(),
  authPaths.register(),
  recoveryPaths.forgotPassword(),
  recoveryPaths.changePassword(),
];

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
export function guard({ app }: Pick<World, 'app'>, place: Place, address: Address): Redirect | null {
  const { passwordExpired, signedIn } = app.session;
  if (passwordExpired && !OPEN_TO_EXPIRED.includes(address.pathname)) {
    return { to: recoveryPaths.changePassword('expired'), reason: 'passwordExpired' };
  }
  if (place.access === 'members' && !signedIn) {
    return { to: authPaths.login({ from: address.pathname + address.search }), reason: 'membersOnly' };
  }
  if (place.access === 'visitors' && signedIn) return { to: homePaths.home(), reason: 'visitorsOnly' };
  return null;
}
