import * as v from 'valibot';
import { CHAT_KINDS, CHAT_WARNINGS, CHAT_TEXT_MAX } from '../../constants/trades.ts';
import { opaque, time } from './fields.ts';
import { prose } from './prose.ts';

/** What a person writes in the chat of a trade. */
export const chatText = prose(1, CHAT_TEXT_MAX);

/** A message in the chat of a trade. Staff writes only in an appeal. */
export const chatMessage = v.object({
  /** Counts from 1 in each chat. */
  seq: v.number(),
  by: v.picklist(['buyer', 'seller', 'staff']),
  kind: v.picklist(CHAT_KINDS),
  /** Empty for an image. */
  text: v.string(),
  fileId: v.nullable(opaque),
  warnings: v.array(v.picklist(CHAT_WARNINGS)),
  at: time,
});

/** A message in the chat of a trade: text, or an image by its `fileId`. `at` in epoch milliseconds. */
export type ChatMessage = v.InferOutput<typeof chatMessage>;

/** A text message of a seller, for documents and fakes. */
export const CHAT_MESSAGE_EXAMPLE: ChatMessage = {
  seq: 1,
  by: 'seller',
  kind: 'text',
  text: 'Hello, please write the four digits on the payment.',
  fileId: null,
  warnings: [],
  at: 1_790_000_060_000,
};
