import * as v from 'valibot';
import { billNumber, counterparty } from './bill.ts';
import { opaque, time } from './fields.ts';
import { peerMarks } from './trade.ts';

/** A member whom the caller has blocked, or prefers. */
export const peer = v.object({
  ...counterparty.entries,
  ...peerMarks.entries,
  /** What calls name this member by; it means nothing to anybody else. */
  peerId: opaque,
  /** The last change. */
  at: time,
});
/** A member whom the caller has blocked, or prefers in trades. */
export type Peer = v.InferOutput<typeof peer>;

/** The other side of an own trade, or a member of the list. */
const BY_TRADE = { billNo: billNumber };
const BY_LIST = { peerId: opaque };

/** A request about one member, with a mark that is set or removed. */
export const markRequest = <Name extends string>(name: Name) => {
  const mark = { [name]: v.boolean() } as { readonly [Key in Name]: v.BooleanSchema<undefined> };
  return v.union([v.strictObject({ ...BY_TRADE, ...mark }), v.strictObject({ ...BY_LIST, ...mark })]);
};

/** A member of the list, for examples. */
export const PEER_EXAMPLE: Peer = {
  nickMasked: 'L•••',
  userNoMasked: '54•••7Q',
  isFavourite: false,
  isBlocked: true,
  peerId: 'pe_5Tz9',
  at: 1_790_000_900_000,
};
