import { observable, reaction, runInAction } from 'mobx';
import type { SessionStore } from '@ezwallet/domain-stores';
import { cashierPaths, homePaths, invitationPaths, receivePaths, supportPaths } from '../../world/paths.ts';
import { placeAt } from '../router/screens.ts';

/** Screens for members that people take a picture of to show it to others. */
const SHOWN_ON_PURPOSE: readonly string[] = [receivePaths.code(), invitationPaths.own()];
/** Screens for anyone that show a member's money or words. */
const PRIVATE_FOR_ANYONE: readonly string[] = [
  homePaths.home(),
  cashierPaths.cashier(),
  cashierPaths.checkout(),
  supportPaths.chat(),
];

/** Whether a screen shows a member's balances or secrets. */
export function isPrivate(pathname: string): boolean {
  const { path, access } = placeAt(pathname);
  return access === 'members' ? !SHOWN_ON_PURPOSE.includes(path) : PRIVATE_FOR_ANYONE.includes(path);
}

interface Protected {
  /** Asks the native app to keep the page out of pictures, or to let it in again. */
  readonly protect: (on: boolean) => Promise<unknown>;
  readonly session: Pick<SessionStore, 'signedIn' | 'user'>;
  /** Address at which the page begins. */
  readonly start: string;
  /** Calls back at each arrival on a screen. */
  readonly follow: (arrive: (pathname: string) => void) => unknown;
}

/**
 * Keeps private screens out of screenshots, recordings and the list of apps, while the member wants it. An older native app
 * cannot, and the page goes on without.
 */
export function protectScreens({ protect, session, start, follow }: Protected): () => void {
  const here = observable.box(start);
  follow((pathname) => runInAction(() => here.set(pathname)));
  let isOn = false;
  return reaction(
    () => session.signedIn && session.user?.screenshotProtection === true && isPrivate(here.get()),
    (on) => {
      // A page begins without protection.
      if (on !== isOn) void protect(on).catch(() => undefined);
      isOn = on;
    },
    { fireImmediately: true },
  );
}
