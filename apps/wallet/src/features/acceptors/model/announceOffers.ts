import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AcceptorOffer } from '@ezwallet/api-client/contract';
import type { AppStores, Deps } from '@ezwallet/domain-stores';
import { announce, toast } from '@ezwallet/ui';
import { acceptorPaths } from '../../../world/paths.ts';
import { offerNews } from './offerWords.ts';

interface AnnounceDeps {
  readonly i18n: I18n;
  readonly settings: Pick<AppStores['settings'], 'hideAmounts'>;
  readonly haptics: Deps['haptics'];
  /** Where the person is. */
  readonly path: () => string;
  readonly go: (path: string) => void;
}

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 8_000;

/** Tells about new offers: the workplace shows them, so there it speaks to screen readers only. */
export function announceOffers(
  fresh: readonly AcceptorOffer[],
  { i18n, settings, haptics, path, go }: AnnounceDeps,
): void {
  const [first] = fresh;
  if (!first) return;
  haptics.play('success');
  const words = i18n._(offerNews(first, settings.hideAmounts));
  if (path() === acceptorPaths.workplace()) return announce(words);
  toast.info(words, {
    duration: SHOWN_FOR,
    position: 'header',
    action: { label: i18n._(msg`View`), onAction: () => go(acceptorPaths.workplace()) },
  });
}
