import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeRow } from '@ezwallet/api-client/contract';
import type { Deps } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { lookOf } from './tradeLooks.ts';
import { orderPath } from './orderPath.ts';

interface AnnounceDeps {
  readonly i18n: I18n;
  readonly haptics: Deps['haptics'];
  /** The address of the screen that the person sees, with its query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 6_000;

/** Tells about trades that have moved, except the one on the screen, which tells it itself. */
export function announceMoves(moved: readonly TradeRow[], { i18n, haptics, here, go }: AnnounceDeps): void {
  for (const trade of moved) {
    if (here().includes(trade.billNo)) continue;
    const { moved: words, tone } = lookOf(trade);
    haptics.play(tone === 'success' ? 'success' : 'warning');
    toast[tone === 'success' ? 'success' : 'info'](i18n._(words), {
      duration: SHOWN_FOR,
      action: { label: i18n._(msg`View`), onAction: () => go(orderPath(trade)) },
    });
  }
}
