import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { CHAT_MESSAGE_EXAMPLE, chatMessage } from '../shared/chat.ts';
import { tradeStatus, tradeStep } from '../shared/trade.ts';
import { MATCHED_SALE_EXAMPLE } from '../shared/trade-examples.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/**
 * The chat of a trade between the sides of one purchase; ours. `events` are the trade's own steps, which the screen
 * shows as lines between the messages. With `wait` the answer comes as soon as there is a message after `after`, or
 * another number of events than `eventsSeen`, and otherwise after some seconds. Both sides can read until 30 days after
 * the end, and write until `writableUntil`.
 */
export const chatList = endpoint({
  path: '/lucky_c2c/chat/list',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: ['billNo'],
  codes: {
    /** There is no such trade, or it ended 30 days ago. */
    ORDER_NOT_FOUND: true,
  },
  request: v.strictObject({
    billNo: billNumber,
    /** The last message that the caller has. */
    after: v.optional(count, 0),
    eventsSeen: v.optional(count, 0),
    wait: v.optional(v.boolean(), false),
  }),
  response: v.object({
    status: tradeStatus,
    /** At most 100, the oldest first. */
    messages: v.array(chatMessage),
    events: v.array(tradeStep),
    /** The last message of all. */
    lastSeq: v.number(),
    /** The last message that the other side has seen. */
    seenByOther: v.number(),
    /** Null without an end; 0 where there is nobody to write to. */
    writableUntil: v.nullable(v.number()),
  }),
  example: {
    request: { billNo: MATCHED_SALE_EXAMPLE.billNo },
    response: {
      status: 1,
      messages: [CHAT_MESSAGE_EXAMPLE],
      events: MATCHED_SALE_EXAMPLE.events,
      lastSeq: 1,
      seenByOther: 0,
      writableUntil: null,
    },
  },
});
