import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade, TradeDeadline, TradeParty, TradeRow } from '@ezwallet/api-client/contract';
import { stageOf, type TradePathStep, type TradeStage } from '@ezwallet/domain-stores';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { StatusLook } from '../../../shared/money/StatusMark.tsx';

/** How one side sees a status: its name, what happens next, and a change to it in one sentence. */
interface SideLook {
  readonly title: MessageDescriptor;
  /** @param until the moment of the next deadline, in words */
  readonly next: (until: string) => MessageDescriptor;
  readonly moved: MessageDescriptor;
}

interface StageLook extends Readonly<Record<TradeParty, SideLook>> {
  readonly icon: StatusLook['icon'];
  readonly tone: StatusLook['tone'];
}

/** The words of every status on both sides. The machine of the contract decides everything else. */
const STAGES: Readonly<Record<TradeStage, StageLook>> = {
  matching: {
    icon: glyphs.search,
    tone: 'warning',
    buyer: {
      title: msg`Looking for a seller`,
      next: () => msg`We ask sellers one by one. You pay only after one has taken your order.`,
      moved: msg`We are looking for a seller again.`,
    },
    seller: {
      title: msg`Looking for a buyer`,
      next: (until) =>
        msg`The first buyer who wants this amount gets your coins. If nobody buys it by ${until}, your coins become available again.`,
      moved: msg`Your sale is back in the queue.`,
    },
  },
  waitingForPayment: {
    icon: glyphs.clock,
    tone: 'warning',
    buyer: {
      title: msg`Waiting for payment`,
      next: (until) => msg`Pay by ${until} from your own account, or the order expires.`,
      moved: msg`A seller took your order. Pay now.`,
    },
    seller: {
      title: msg`Waiting for payment`,
      next: (until) => msg`The buyer pays by ${until}. Otherwise your sale goes back to the queue.`,
      moved: msg`A buyer took your sale and is paying now.`,
    },
  },
  paid: {
    icon: glyphs.clock,
    tone: 'warning',
    buyer: {
      title: msg`Waiting for release`,
      next: (until) =>
        msg`The seller checks the payment and releases the coins by ${until}. If not, you can open an appeal.`,
      moved: msg`Your order is marked as paid.`,
    },
    seller: {
      title: msg`Check your account`,
      next: (until) =>
        msg`Release the coins by ${until}, once the money is in your account. If the money does not arrive, you can open an appeal.`,
      moved: msg`The buyer has paid. Check your account.`,
    },
  },
  appeal: {
    icon: glyphs.flag,
    tone: 'warning',
    buyer: {
      title: msg`In appeal`,
      next: (until) => msg`The other side can answer until ${until}. Then support reviews the trade.`,
      moved: msg`Your order is in appeal.`,
    },
    seller: {
      title: msg`In appeal`,
      next: (until) => msg`The other side can answer until ${until}. Then support reviews the trade.`,
      moved: msg`Your sale is in appeal.`,
    },
  },
  arbitration: {
    icon: glyphs.headset,
    tone: 'warning',
    buyer: {
      title: msg`Support decides`,
      next: () => msg`Support reads what both sides said and decides who gets the coins.`,
      moved: msg`Support is reviewing your order.`,
    },
    seller: {
      title: msg`Support decides`,
      next: () => msg`Support reads what both sides said and decides who gets the coins.`,
      moved: msg`Support is reviewing your sale.`,
    },
  },
  completed: {
    icon: glyphs.checkCircle,
    tone: 'success',
    buyer: {
      title: msg`Completed`,
      next: () => msg`The coins are in your balance.`,
      moved: msg`Your order is completed. Your coins are in your balance.`,
    },
    seller: {
      title: msg`Completed`,
      next: () => msg`The coins went to the buyer.`,
      moved: msg`Your sale is completed.`,
    },
  },
  cancelled: {
    icon: glyphs.closeCircle,
    tone: 'neutral',
    buyer: {
      title: msg`Cancelled`,
      next: () => msg`This order is over. Do not pay for it.`,
      moved: msg`Your order was cancelled. Do not pay for it.`,
    },
    seller: {
      title: msg`Cancelled`,
      next: () => msg`Your coins are available again.`,
      moved: msg`Your sale was cancelled. Your coins are available again.`,
    },
  },
  expired: {
    icon: glyphs.closeCircle,
    tone: 'neutral',
    buyer: {
      title: msg`Expired`,
      next: () => msg`This order is over. Do not pay for it.`,
      moved: msg`Your order expired. Do not pay for it.`,
    },
    seller: {
      title: msg`Expired`,
      next: () => msg`Your coins are available again.`,
      moved: msg`Your sale expired. Your coins are available again.`,
    },
  },
};

/** After the release deadline, staff comes next. */
const LATE: Readonly<Record<TradeParty, (until: string) => MessageDescriptor>> = {
  buyer: (until) =>
    msg`The seller missed the release deadline. You can open an appeal now. From ${until}, support reviews the trade.`,
  seller: (until) =>
    msg`You missed the release deadline. Release the coins or open an appeal. From ${until}, support reviews the trade.`,
};

/** What the time of each deadline is for. */
const TIMERS: Readonly<Record<TradeDeadline, Readonly<Record<TradeParty, MessageDescriptor>>>> = {
  match: { buyer: msg`left to find a seller`, seller: msg`left to find a buyer` },
  pay: { buyer: msg`left to pay`, seller: msg`Buyer’s time` },
  release: { buyer: msg`Seller’s time`, seller: msg`left to release` },
  answer: { buyer: msg`Until support reviews it`, seller: msg`Until support reviews it` },
};

/** The steps of the tracker. */
const TRACK: Readonly<Record<TradePathStep, Readonly<Record<TradeParty, MessageDescriptor>>>> = {
  match: { buyer: msg`Ordered`, seller: msg`Matched` },
  pay: { buyer: msg`You pay`, seller: msg`Buyer pays` },
  release: { buyer: msg`Seller releases`, seller: msg`You release` },
  completed: { buyer: msg`Completed`, seller: msg`Completed` },
};

type Seen = Pick<TradeRow, 'status' | 'transactionType'>;

/** How the owner of a trade sees its status. */
export function lookOf(trade: Seen): StatusLook & { readonly moved: MessageDescriptor } {
  const { icon, tone, ...sides } = STAGES[stageOf(trade)];
  const { title: name, moved } = sides[sideOf(trade)];
  return { icon, tone, name, moved };
}

/** What happens next, and until when. @param until the next deadline in words; empty for none */
export function nextWords(trade: Seen & Pick<TradeRow, 'sellLongTimeFlag'>, until: string): MessageDescriptor {
  const party = sideOf(trade);
  const stage = stageOf(trade);
  return stage === 'paid' && trade.sellLongTimeFlag === 1 ? LATE[party](until) : STAGES[stage][party].next(until);
}

/** What the running time is for. */
export const timerWords = (kind: TradeDeadline, trade: Seen): MessageDescriptor => TIMERS[kind][sideOf(trade)];

/** The name of a step of the tracker. @param isDone whether the trade has left it behind */
export function trackWords(
  step: TradePathStep,
  trade: Seen & { readonly events: readonly Pick<Trade['events'][number], 'event'>[] },
  isDone: boolean,
): MessageDescriptor {
  const isDecided = trade.events.some(({ event }) => event === 'verdictRelease' || event === 'verdictSplit');
  if (step === 'release' && isDecided) return msg`Support decides`;
  return step === 'match' && !isDone && sideOf(trade) === 'seller' ? msg`Find a buyer` : TRACK[step][sideOf(trade)];
}
