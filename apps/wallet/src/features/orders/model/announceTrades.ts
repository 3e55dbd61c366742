import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { TradeParty, TradeRow } from '@ezwallet/api-client/contract';
import type { Deps, TradeHint } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { orderPath } from './orderPath.ts';
import { lookOf } from './tradeLooks.ts';

export interface AnnounceDeps {
  readonly i18n: I18n;
  readonly haptics: Deps['haptics'];
  /** The address of the screen that the person sees, with its query. */
  readonly here: () => string;
  readonly go: (path: string) => void;
}

/** Long enough to read a sentence and tap, in milliseconds. */
const SHOWN_FOR = 6_000;

const both = (words: MessageDescriptor): Readonly<Record<TradeParty, MessageDescriptor>> => ({
  buyer: words,
  seller: words,
});

/** What happened, and what to do, for each side that hears of it. */
const WORDS: Readonly<Record<TradeHint['kind'], Readonly<Record<TradeParty, MessageDescriptor>>>> = {
  answer: {
    buyer: msg`The seller answered your appeal. Read the answer.`,
    seller: msg`The buyer answered your appeal. Read the answer.`,
  },
  lateAppeal: {
    buyer: msg`The seller appealed an order that had ended. Answer with proof.`,
    seller: msg`The buyer appealed a sale that had ended. Answer with proof.`,
  },
  releaseDeadline: {
    buyer: msg`The seller missed the time to release. You can open an appeal.`,
    seller: msg`You missed the time to release. Release the coins, or open an appeal.`,
  },
  askCancel: {
    buyer: msg`The seller asks you to cancel. Agree only if you have not paid.`,
    seller: msg`The buyer asks you to cancel. Open the sale to answer.`,
  },
  declineCancel: {
    buyer: msg`The seller declined to cancel. The order continues.`,
    seller: msg`The buyer declined to cancel. The order continues.`,
  },
  extend: both(msg`The buyer took more time to pay.`),
  remindPay: both(msg`Your order expires soon. Pay, and mark it as paid.`),
  remindRelease: both(msg`The buyer is waiting. Release the coins if the money is in your account.`),
};

/** Tells about trades that have a new status. */
export function announceMoves(moved: readonly TradeRow[], deps: AnnounceDeps): void {
  for (const trade of moved) {
    const { moved: words, tone } = lookOf(trade);
    announce(trade, words, tone === 'success' ? 'success' : 'warning', deps);
  }
}

/** Tells what else happened to trades. */
export function announceNews(fresh: readonly TradeHint[], deps: AnnounceDeps): void {
  for (const hint of fresh) announce(hint, WORDS[hint.kind][sideOf(hint)], 'warning', deps);
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
