import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TRADE_TRANSITIONS } from '@ezwallet/api-client/constants';
import type { TradeEvent, TradeParty } from '@ezwallet/api-client/contract';
import type { TradeHint, TradeStage } from '@ezwallet/domain-stores';

// Everything that the wallet says about the states and events of the trade machine. The machine decides everything else.

type BySide<Words> = Readonly<Record<TradeParty, Words>>;

/** How one side reads a status: its name, what happens next, and a change to it in one sentence. */
interface StatusWords {
  readonly title: MessageDescriptor;
  /** @param until the moment of the next deadline, in words */
  readonly next: (until: string) => MessageDescriptor;
  readonly moved: MessageDescriptor;
}

/** The words of every status on both sides. */
export const STATUS_WORDS: Readonly<Record<TradeStage, BySide<StatusWords>>> = {
  matching: {
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
export const LATE_WORDS: BySide<StatusWords['next']> = {
  buyer: (until) =>
    msg`The seller missed the release deadline. You can open an appeal now. From ${until}, support reviews the trade.`,
  seller: (until) =>
    msg`You missed the release deadline. Release the coins or open an appeal. From ${until}, support reviews the trade.`,
};

/** Words for a step by who took it: the reader, the buyer, or the seller. */
export type ByWhom = Readonly<Record<'me' | TradeParty, MessageDescriptor>>;

type Step = (typeof TRADE_TRANSITIONS)[number];
type StayingIn<One> = One extends { readonly sell: 'same'; readonly event: infer Event }
  ? Event
  : One extends { readonly from: readonly [infer From]; readonly sell: infer To; readonly event: infer Event }
    ? From extends To
      ? Event
      : never
    : never;
/** An event that leaves a trade in its status. */
type StayingEvent = StayingIn<Step>;

/** The name of an event in the history of a trade. One that leaves the status as it is also has words for its news. */
type EventWords<Event> = { readonly step: MessageDescriptor | ByWhom } & (Event extends StayingEvent
  ? { readonly news: BySide<MessageDescriptor> }
  : unknown);

const both = (words: MessageDescriptor): BySide<MessageDescriptor> => ({ buyer: words, seller: words });

const CANCELLED: ByWhom = {
  me: msg`You cancelled the order`,
  buyer: msg`The buyer cancelled the order`,
  seller: msg`The seller cancelled the order`,
};
const PAID: ByWhom = {
  me: msg`You marked the order as paid`,
  buyer: msg`The buyer marked the order as paid`,
  seller: msg`The buyer marked the order as paid`,
};
const RELEASED: ByWhom = {
  me: msg`You released the coins`,
  buyer: msg`The seller released the coins`,
  seller: msg`The seller released the coins`,
};
const APPEALED: ByWhom = {
  me: msg`You opened an appeal`,
  buyer: msg`The buyer opened an appeal`,
  seller: msg`The seller opened an appeal`,
};
const WITHDRAWN: ByWhom = {
  me: msg`You cancelled your appeal`,
  buyer: msg`The buyer cancelled the appeal`,
  seller: msg`The seller cancelled the appeal`,
};
const CONCEDED: ByWhom = {
  me: msg`You conceded the appeal`,
  buyer: msg`The buyer conceded the appeal`,
  seller: msg`The seller conceded the appeal`,
};
const EXTENDED: ByWhom = {
  me: msg`You added time to pay`,
  buyer: msg`The buyer added time to pay`,
  seller: msg`The buyer added time to pay`,
};
const ASKED: ByWhom = {
  me: msg`You asked to cancel the order`,
  buyer: msg`The buyer asks to cancel the order`,
  seller: msg`The seller asks to cancel the order`,
};
const DECLINED: ByWhom = {
  me: msg`You declined to cancel the order`,
  buyer: msg`The buyer declined to cancel the order`,
  seller: msg`The seller declined to cancel the order`,
};

const PAY_TIME_OVER = msg`The time to pay has ended`;
const DECIDED = msg`Support has decided`;

/** The words of every event. News of any other event is the status that it leads to. */
export const EVENT_WORDS: { readonly [Event in TradeEvent]: EventWords<Event> } = {
  create: { step: msg`Order started` },
  match: { step: msg`We found a buyer` },
  sellerCancel: { step: CANCELLED },
  matchDeadline: { step: msg`Nobody bought in time. The coins are available again.` },
  pay: { step: PAID },
  buyerCancel: { step: CANCELLED },
  payDeadline: { step: PAY_TIME_OVER },
  extend: {
    step: EXTENDED,
    news: both(msg`The buyer took more time to pay.`),
  },
  askCancel: {
    step: ASKED,
    news: {
      buyer: msg`The seller asks you to cancel. Agree only if you have not paid.`,
      seller: msg`The buyer asks you to cancel. Open the sale to answer.`,
    },
  },
  declineCancel: {
    step: DECLINED,
    news: {
      buyer: msg`The seller declined to cancel. The order continues.`,
      seller: msg`The buyer declined to cancel. The order continues.`,
    },
  },
  agreeCancel: { step: msg`Both sides cancelled the order` },
  lastPayDeadline: { step: PAY_TIME_OVER },
  release: { step: RELEASED },
  releaseDeadline: {
    step: msg`The time to release has ended. The coins stay on hold.`,
    news: {
      buyer: msg`The seller missed the time to release. You can open an appeal.`,
      seller: msg`You missed the time to release. Release the coins, or open an appeal.`,
    },
  },
  openAppeal: { step: APPEALED },
  escalate: { step: msg`Support decides now` },
  agreeRelease: { step: CONCEDED },
  agreeRefund: { step: CONCEDED },
  withdrawAppeal: { step: WITHDRAWN },
  verdictRelease: { step: DECIDED },
  verdictRefund: { step: DECIDED },
  verdictSplit: { step: DECIDED },
};

type Notice = Exclude<TradeHint['kind'], StayingEvent>;

/** News of a trade that is no event of it. */
const NOTICE_WORDS: Readonly<Record<Notice, BySide<MessageDescriptor>>> = {
  answer: {
    buyer: msg`The seller answered your appeal. Read the answer.`,
    seller: msg`The buyer answered your appeal. Read the answer.`,
  },
  lateAppeal: {
    buyer: msg`The seller appealed an order that had ended. Answer with proof.`,
    seller: msg`The buyer appealed a sale that had ended. Answer with proof.`,
  },
  remindPay: both(msg`Your order expires soon. Pay, and mark it as paid.`),
  remindRelease: both(msg`The buyer is waiting. Release the coins if the money is in your account.`),
};

/** News of a trade for one side: what happened, and what to do. */
export const newsWords = (kind: TradeHint['kind'], side: TradeParty): MessageDescriptor =>
  (isNotice(kind) ? NOTICE_WORDS[kind] : EVENT_WORDS[kind].news)[side];

const isNotice = (kind: TradeHint['kind']): kind is Notice => Object.hasOwn(NOTICE_WORDS, kind);
