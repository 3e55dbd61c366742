import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TradeParty, TradeStep } from '@ezwallet/api-client/contract';

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
  me: msg`You took your appeal back`,
  buyer: msg`The buyer took the appeal back`,
  seller: msg`The seller took the appeal back`,
};
const CONCEDED: ByWhom = {
  me: msg`You conceded the appeal`,
  buyer: msg`The buyer conceded the appeal`,
  seller: msg`The seller conceded the appeal`,
};

const PAY_TIME_OVER = msg`The time to pay has ended`;
const DECIDED = msg`Support has decided`;

/** Steps by their statuses before and after: `1>3`. */
const STEPS: Readonly<Record<string, MessageDescriptor | ByWhom>> = {
  '0>1': msg`We found a buyer`,
  '0>-1': CANCELLED,
  '0>-2': msg`Nobody bought in time. The coins are available again.`,
  '1>3': PAID,
  '1>0': CANCELLED,
  '1>-1': CANCELLED,
  '1>-2': PAY_TIME_OVER,
  '1>2': RELEASED,
  '3>2': RELEASED,
  '3>3': msg`The time to release has ended. The coins stay on hold.`,
  '3>4': APPEALED,
  '3>5': msg`Support decides now`,
  '4>5': msg`Support decides now`,
  '4>2': CONCEDED,
  '4>-2': CONCEDED,
  '4>3': WITHDRAWN,
  '5>2': DECIDED,
  '5>-2': DECIDED,
};

/** A step of a trade in words, for one side of it. */
export function stepWords({ from, to, actor }: Pick<TradeStep, 'from' | 'to' | 'actor'>, side: TradeParty): MessageDescriptor {
  if (from === null) return msg`The order began`;
  const words = STEPS[`${from}>${to}`];
  if (!words) return msg`The order changed`;
  if (!('me' in words)) return words;
  if (actor === side) return words.me;
  return actor === 'buyer' || actor === 'seller' ? words[actor] : PAY_TIME_OVER;
}
