import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dialog, sheet, toast } from '@ezwallet/ui';
import type { AppStores, Clock, SessionEnd } from '@ezwallet/domain-stores';
import { authPaths, cashierPaths, invitationPaths, recoveryPaths } from '../../world/paths.ts';
import type { Address } from '../router/guard.ts';

/** Milliseconds until the login screen appears: time to read the toast, or almost none. */
const DELAY = { told: 1500, silent: 100 } as const;

/** Screens that stay when a session ends (product specification, section 2). The last two are ours: owners protect accounts there. */
const STAYING: readonly string[] = [
  authPaths.login(),
  authPaths.register(),
  cashierPaths.cashier(),
  invitationPaths.invited(),
  recoveryPaths.stop(),
  recoveryPaths.lostFactor(),
];

/** The message for people who did not sign out themselves. */
const WORDS: Readonly<Record<SessionEnd, MessageDescriptor | null>> = {
  left: null,
  otherTab: null,
  timeout: msg`Your session has timed out. Log in again.`,
  expired: msg`Your login has expired. Log in again.`,
  elsewhere: msg`You logged in on another device.`,
};

interface FollowDeps {
  readonly i18n: I18n;
  readonly session: AppStores['session'];
  readonly clock: Clock;
  /** Forgets what this tab knows: where the person came from, their countdowns, their pending payment, their drafts. */
  readonly forget: () => void;
  /** Where the person is. */
  readonly here: () => Address;
  /** Replaces the current screen with another one. */
  readonly replace: (path: string) => void;
  /** Aborts the calls still in progress. */
  readonly abortCalls: () => void;
}

/**
 * Clears the data when a session ends and leads to the login screen. If the clock or the server ended the session, the
 * person returns to their screen after the next login. If they signed out, here or in another tab, nobody learns where
 * they were.
 *
 * @returns a function that stops it
 */
export function followSessionEnd({ i18n, session, clock, forget, here, replace, abortCalls }: FollowDeps): () => void {
  return session.onEnd((reason) => {
    abortCalls();
    forget();
    dialog.clear();
    sheet.clear();
    const words = WORDS[reason];
    if (words) toast.fail(i18n._(words), { duration: DELAY.told });
    if (STAYING.includes(here().pathname)) return;
    clock.after(words ? DELAY.told : DELAY.silent, () => {
      const { pathname, search } = here();
      if (session.signedIn || STAYING.includes(pathname)) return;
      replace(words ? authPaths.login({ from: pathname + search }) : authPaths.login());
    });
  });
}
