import * as v from 'valibot';
import { opaque, time } from './fields.ts';
import { prose } from './prose.ts';

/** The kinds of a chat message. */
export const CHAT_KINDS = ['text', 'image'] as const;

/** Why a reader is warned: a link, or contact details that lead away from the platform, where nothing protects a trade. */
export const CHAT_WARNINGS = ['LINK', 'CONTACT'] as const;
/** One of {@link CHAT_WARNINGS}. */
export type ChatWarning = (typeof CHAT_WARNINGS)[number];

/** What a person writes in the chat of a trade. */
export const chatText = prose(1, 500);

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
