import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill } from '@ezwallet/api-client/contract';
import type { AppStores, Deps, SessionStores } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { billingPaths, homePaths, receivePaths } from '../../../world/paths.ts';
import { receivedText } from './receivedText.ts';

interface AnnounceDeps {
  readonly i18n: I18n;
  readonly settings: Pick<AppStores['settings'], 'hideAmounts'>;
  readonly haptics: Deps['haptics'];
  readonly receive: Pick<SessionStores['receive'], 'paid'>;
  /** Where the person is. */
  readonly path: () => string;
  readonly go: (path: string) => void;
}

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 6_000;

/** Announces money that came. A payment of the code on the screen is announced there. */
export function announceReceived(bills: readonly Bill[], { i18n, settings, haptics, receive, path, go }: AnnounceDeps): void {
  haptics.play('success');
  const shown = path() === receivePaths.code() ? receive.paid?.billNo : undefined;
  const [first, ...others] = bills.filter(({ billNo }) => billNo !== shown);
  if (!first) return;
  toast.success(i18n._(receivedText([first, ...others], settings.hideAmounts)), {
    duration: SHOWN_FOR,
    // Home has the balance at the top. Elsewhere, what confirms money is at the bottom.
    position: path() === homePaths.home() ? 'bottom' : 'top',
    action: {
      label: i18n._(msg`View`),
      onAction: () => go(others.length === 0 ? billingPaths.bill(first.billNo) : billingPaths.bills()),
    },
  });
}
