import * as v from 'valibot';
import { FILE_TYPES } from '../../constants/files.ts';
import { SUPPORT_KINDS, SUPPORT_STATES, SUPPORT_SUBJECTS, SUPPORT_TEXT_MAX } from '../../constants/support.ts';
import { opaque, requestNumber, time } from './fields.ts';
import { plainText } from './plainText.ts';
import { prose } from './prose.ts';
import { fileBase64, safeFileName } from './upload.ts';

/** Number of a message; counts from 1 in each conversation. */
export const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** The subject of a conversation. */
export const supportSubject = v.picklist(SUPPORT_SUBJECTS);

/** A text to support, as its request has it. `nonce` is made once for each message and kept for its retries. */
export const supportText = { text: prose(1, SUPPORT_TEXT_MAX), nonce: requestNumber };

/** Number of an order or a bill, empty where the subject has none. */
export const supportReference = v.optional(plainText(40), '');

const state = v.picklist(Object.values(SUPPORT_STATES));

const kind = v.picklist(SUPPORT_KINDS);

/** A file of a conversation that is no picture, without its bytes: the name that the server made safe, and `size` in bytes. */
const supportFile = v.object({ name: safeFileName, size: v.number() });

/** A PDF of a conversation. The server has built it again: it has pages, and nothing that runs or leads away. */
export const supportDocument = v.object({
  ...supportFile.entries,
  mimeType: v.picklist(FILE_TYPES.PDF.mimeTypes),
  fileBase64,
});
/** A PDF of a conversation with support, as base64. */
export type SupportDocument = v.InferOutput<typeof supportDocument>;

/** A message of a conversation with support. */
export const supportMessage = v.object({
  seq: v.number(),
  /** The member or guest, staff, or the automatic answer. */
  by: v.picklist(['member', 'staff', 'house']),
  kind,
  /** Empty for an image or a file. */
  text: v.string(),
  fileId: v.nullable(opaque),
  /** The name and size of a file; null for words and images. */
  file: v.optional(v.nullable(supportFile), null),
  /** Codes of questions on the page of questions that may help. */
  links: v.array(v.string()),
  at: time,
});
/** A message of a conversation with support: text, or a picture or file by its `fileId`. `at` in epoch milliseconds. */
export type SupportMessage = v.InferOutput<typeof supportMessage>;

/** A conversation of the list. */
export const supportConversation = v.object({
  id: opaque,
  subject: supportSubject,
  /** Number of the order or bill; empty without one. */
  reference: v.string(),
  state,
  /** The last message, shortened; empty for a picture or file. */
  lastText: v.string(),
  lastKind: v.optional(kind, 'text'),
  lastBy: v.picklist(['member', 'staff', 'house']),
  /** Messages that the caller has not seen. */
  unread: v.number(),
  updatedAt: time,
});
/** A conversation with support, as a list shows it. */
export type SupportConversation = v.InferOutput<typeof supportConversation>;

/** The next moment at which people answer; null while they do. */
export const opensAt = v.optional(v.nullable(time), null);

/** News of a conversation: its state, and messages after one. */
export const supportNews = v.object({
  subject: supportSubject,
  reference: v.string(),
  state,
  /** At most 100, the oldest first. */
  messages: v.array(supportMessage),
  /** The last message of all. */
  lastSeq: v.number(),
  /** The last message that support has seen. */
  seenBySupport: v.number(),
  /** Support writes just now. */
  isTyping: v.boolean(),
  opensAt,
});
/** News of a conversation with support. */
export type SupportNews = v.InferOutput<typeof supportNews>;

/** The part of a conversation that its caller has already. */
export const supportSeen = {
  after: v.optional(seq, 0),
  /** The answer comes as soon as there is something new, or after some seconds. */
  wait: v.optional(v.boolean(), false),
  /** State and typing that the caller knows, so that a change of either ends the wait. */
  stateSeen: v.optional(state),
  typingSeen: v.optional(v.boolean(), false),
  /** The caller writes just now. */
  isTyping: v.optional(v.boolean(), false),
};

/** A message of a member, for documents and fakes. */
export const SUPPORT_MESSAGE_EXAMPLE: SupportMessage = {
  seq: 1,
  by: 'member',
  kind: 'text',
  text: 'I paid at 18:05, and the seller does not answer.',
  fileId: null,
  file: null,
  links: [],
  at: 1_790_000_060_000,
};

/** A conversation with that message. */
export const SUPPORT_CONVERSATION_EXAMPLE: SupportConversation = {
  id: '7Q2m9xkTf3Aa',
  subject: 'order',
  reference: '202611210930150000042',
  state: SUPPORT_STATES.withSupport,
  lastText: SUPPORT_MESSAGE_EXAMPLE.text,
  lastKind: 'text',
  lastBy: 'member',
  unread: 0,
  updatedAt: 1_790_000_060_000,
};

/** A PDF, for documents and fakes. */
export const SUPPORT_DOCUMENT_EXAMPLE: SupportDocument = {
  name: 'statement.pdf',
  size: 8,
  mimeType: 'application/pdf',
  fileBase64: 'JVBERi0xLjc=',
};

/** The news of that conversation. */
export const SUPPORT_NEWS_EXAMPLE: SupportNews = {
  subject: 'order',
  reference: '202611210930150000042',
  state: SUPPORT_STATES.withSupport,
  messages: [SUPPORT_MESSAGE_EXAMPLE],
  lastSeq: 1,
  seenBySupport: 0,
  isTyping: false,
  opensAt: null,
};
