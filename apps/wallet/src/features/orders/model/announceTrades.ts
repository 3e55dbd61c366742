import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { TradeRow } from '@ezwallet/api-client/contract';
import type { Deps, TradeHint } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { orderPath } from './orderPath.ts';
import { lookOf } from './tradeLooks.ts';
import { newsWords } from './tradeWords.ts';

export interface AnnounceDeps {
  readonly i18n: I18n;
  readonly haptics: Deps['haptics'];
  /** The address of the screen that the person sees, with its query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 6_000;

/** Tells about trades that have a new status. */
export function announceMoves(moved: readonly TradeRow[], deps: AnnounceDeps): void {
  for (const trade of moved) {
    const { moved: words, tone } = lookOf(trade);
    announce(trade, words, tone === 'success' ? 'success' : 'warning', deps);
  }
}

/** Tells what else happened to trades. */
export function announceNews(fresh: readonly TradeHint[], deps: AnnounceDeps): void {
  for (const hint of fresh) announce(hint, newsWords(hint.kind, sideOf(hint)), 'warning', deps);
}

/** Shows a toast that leads to the trade, unless the trade is on the screen: its screen tells it itself. */
function announce(
  trade: Pick<TradeRow, 'billNo' | 'transactionType'>,
  words: MessageDescriptor,
  tone: 'success' | 'warning',
  { i18n, haptics, here, go }: AnnounceDeps,
): void {
  if (here().includes(trade.billNo)) return;
  haptics.play(tone);
  toast[tone === 'success' ? 'success' : 'info'](i18n._(words), {
    duration: SHOWN_FOR,
    position: 'header',
    action: { label: i18n._(msg`View`), onAction: () => go(orderPath(trade)) },
  });
}
