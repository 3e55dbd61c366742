import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeEvent, TradeParty, TradeStep } from '@ezwallet/api-client/contract';

/** Words for a step by who took it: the reader, the buyer, or the seller. */
type ByWhom = Readonly<Record<'me' | 'buyer' | 'seller', MessageDescriptor>>;

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

const BOTH_CANCELLED = msg`Both sides cancelled the order`;
const SUPPORT_DECIDES = msg`Support decides now`;
const PAY_TIME_OVER = msg`The time to pay has ended`;
const DECIDED = msg`Support has decided`;

/** Steps by their events; the compiler keeps them complete. */
const STEPS: Readonly<Record<TradeEvent, MessageDescriptor | ByWhom>> = {
  create: msg`Order started`,
  match: msg`We found a buyer`,
  sellerCancel: CANCELLED,
  matchDeadline: msg`Nobody bought in time. The coins are available again.`,
  pay: PAID,
  buyerCancel: CANCELLED,
  payDeadline: PAY_TIME_OVER,
  extend: EXTENDED,
  askCancel: ASKED,
  declineCancel: DECLINED,
  agreeCancel: BOTH_CANCELLED,
  lastPayDeadline: PAY_TIME_OVER,
  release: RELEASED,
  releaseDeadline: msg`The time to release has ended. The coins stay on hold.`,
  openAppeal: APPEALED,
  escalate: SUPPORT_DECIDES,
  agreeRelease: CONCEDED,
  agreeRefund: CONCEDED,
  withdrawAppeal: WITHDRAWN,
  verdictRelease: DECIDED,
  verdictRefund: DECIDED,
  verdictSplit: DECIDED,
};

/** A step of a trade in words, for one side of it. */
export function stepWords(
  { event, from, actor }: Pick<TradeStep, 'event' | 'from' | 'actor'>,
  side: TradeParty,
): MessageDescriptor {
  const words = from === null ? STEPS.create : STEPS[event];
  if (!('me' in words)) return words;
  if (actor === side) return words.me;
  return words[actor === 'buyer' ? 'buyer' : 'seller'];
}
