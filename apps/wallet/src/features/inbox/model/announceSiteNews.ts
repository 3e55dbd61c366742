import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { observable, runInAction, when } from 'mobx';
import type { AppStores, SessionStores } from '@ezwallet/domain-stores';
import { openOverlays, toast } from '@ezwallet/ui';
import { isMoneyImminent } from '../../../world/permissions.ts';
import { inboxPaths } from '../../../world/paths.ts';
import { HIDDEN_MONEY } from '../../../shared/money/useOwnMoney.ts';
import { withoutAmounts } from '../../../shared/money/withoutAmounts.ts';

interface AnnounceDeps {
  readonly i18n: I18n;
  readonly settings: Pick<AppStores['settings'], 'hideAmounts'>;
  /** Where the person is, with the query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
  /** The session of these stores has ended. */
  readonly isOver: () => boolean;
}

type Stores = Pick<SessionStores, 'siteNews' | 'requests'>;

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 5_000;

/** Announces messages as soon as nothing is open over the screen and no request moves money. */
export function announceSiteNews(stores: Stores, deps: AnnounceDeps): void {
  const overlays = observable.box(openOverlays.get().length);
  const stopFollowing = openOverlays.subscribe(() => runInAction(() => overlays.set(openOverlays.get().length)));
  const isFree = () => overlays.get() === 0 && !isMoneyImminent(stores.requests);
  when(
    () => isFree() || deps.isOver(),
    () => {
      stopFollowing();
      if (!deps.isOver()) announce(stores, deps);
    },
  );
}

/** Shows one message in its words, and of several how many they are. */
function announce({ siteNews }: Stores, { i18n, settings, here, go }: AnnounceDeps): void {
  const messages = siteNews.toasts;
  const [first, ...others] = messages;
  // Another call may have waited for the same moment.
  if (!first) return;
  siteNews.shown(messages);
  const target = others.length === 0 && first.link !== '' ? first.link : inboxPaths.messages();
  // The screen tells it itself.
  if (here() === target) return;
  const words = settings.hideAmounts ? withoutAmounts(first.title, HIDDEN_MONEY) : first.title;
  toast.info(others.length === 0 ? words : i18n._(countOf(messages.length)), {
    duration: SHOWN_FOR,
    position: 'header',
    action: { label: i18n._(msg`View`), onAction: () => go(target) },
  });
}

const countOf = (count: number) => msg`${plural(count, { one: '# new message', other: '# new messages' })}`;
