import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { billNumber } from '../shared/bill.ts';
import { CHAT_MESSAGE_EXAMPLE, chatMessage, chatText } from '../shared/chat.ts';
import { opaque, requestNumber } from '../shared/fields.ts';
import { MATCHED_SALE_EXAMPLE } from '../shared/trade-examples.ts';

/** `nonce` is made once for each message and kept for its retries. */
const onTrade = { billNo: billNumber, nonce: requestNumber };

/** Writes to the other side of a trade; ours. The same `nonce` gives the same message. */
export const chatSend = endpoint({
  path: '/lucky_c2c/chat/send',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['billNo', 'fileId'],
  codes: {
    ORDER_NOT_FOUND: true,
    /** There is nobody to write to, or the chat has ended. */
    CONDITION_NOT_FULLFILL: true,
    /** The chat is full. */
    OVER_MAX_TOTAL: true,
  },
  request: v.variant('kind', [
    v.strictObject({ ...onTrade, kind: v.literal('text'), text: chatText }),
    /** A picture that the caller uploaded. */
    v.strictObject({ ...onTrade, kind: v.literal('image'), fileId: opaque }),
  ]),
  response: chatMessage,
  example: {
    request: {
      billNo: MATCHED_SALE_EXAMPLE.billNo,
      kind: 'text',
      text: CHAT_MESSAGE_EXAMPLE.text,
      nonce: '6b1f2c7e-2f0e-4d6a-9c52-0d8f5e7a1b34',
    },
    response: CHAT_MESSAGE_EXAMPLE,
  },
});
