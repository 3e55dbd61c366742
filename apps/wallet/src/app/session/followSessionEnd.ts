import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dialog, sheet, toast } from '@ezwallet/ui';
import type { AppStores, Clock, SessionEnd } from '@ezwallet/domain-stores';
import { authPaths } from '../../features/auth/index.ts';
import type { Address } from '../navigation/guard.ts';

/** Milliseconds until the login screen: time to read the toast, or next to none. */
const DELAY = { told: 1500, silent: 100 } as const;

/** Screens that a session's end leaves where they are (product specification, section 2). */
const STAYING: readonly string[] = [authPaths.login(), authPaths.register(), '/cashier', '/invite'];

/** What those are told who did not leave of their own accord. */
const WORDS: Readonly<Record<SessionEnd, MessageDescriptor | null>> = {
  left: null,
  otherTab: null,
  timeout: msg`Your session has timed out. Log in again.`,
  expired: msg`Your login has expired. Log in again.`,
};

interface FollowDeps {
  readonly i18n: I18n;
  readonly session: AppStores['session'];
  readonly clock: Clock;
  /** Storage of this tab: where the person came from, their countdowns, their pending payment. */
  readonly tab: Storage;
  /** Where the person is. */
  readonly here: () => Address;
  /** Shows another screen in place of this one. */
  readonly replace: (path: string) => void;
  /** Ends the calls still under way. */
  readonly abortCalls: () => void;
}

/**
 * Clears the stage when a session ends and leads to the login screen. Whom the clock or the server put out comes back to
 * their screen with the next login; where somebody was who left, here or in another tab, is nobody else's to see.
 *
 * @returns the way to stop
 */
export function followSessionEnd({ i18n, session, clock, tab, here, replace, abortCalls }: FollowDeps): () => void {
  return session.onEnd((reason) => {
    abortCalls();
    tab.clear();
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
