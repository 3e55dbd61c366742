import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Bill } from '@ezwallet/api-client/contract';
import type { AppStores, Deps, SessionStores } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { billingPaths, depositPaths, receivePaths } from '../../../world/paths.ts';
import { receivedText } from './receivedText.ts';

interface AnnounceDeps {
  readonly i18n: I18n;
  readonly settings: Pick<AppStores['settings'], 'hideAmounts'>;
  readonly haptics: Deps['haptics'];
  readonly stores: Pick<SessionStores, 'receive' | 'deposits'>;
  /** Where the person is, with the query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 6_000;

/** Announces money that came, except on the page that shows it: the code that was paid, its address, its bill, its order. */
export function announceReceived(
  bills: readonly Bill[],
  { i18n, settings, haptics, stores: { receive, deposits }, here, go }: AnnounceDeps,
): void {
  haptics.play('success');
  const [path = '', query = ''] = here().split('?');
  const isShown = ({ billNo }: Bill) => {
    if (path === receivePaths.code()) return billNo === receive.paid?.billNo;
    if (path === depositPaths.deposit()) return deposits.deposits.some((deposit) => deposit.billNo === billNo);
    return billNo === new URLSearchParams(query).get('billNo');
  };
  const [first, ...others] = bills.filter((bill) => !isShown(bill));
  if (!first) return;
  toast.success(i18n._(receivedText([first, ...others], settings.hideAmounts)), {
    duration: SHOWN_FOR,
    position: 'header',
    action: {
      label: i18n._(msg`View`),
      onAction: () => go(others.length === 0 ? billingPaths.bill(first.billNo) : billingPaths.bills()),
    },
  });
}
