import * as v from 'valibot';
import { MESSAGES_PER_CALL, MESSAGE_TYPES } from '../../constants/messages.ts';
import { opaque, time } from './fields.ts';
import { link } from './link.ts';

/** Subject of a message in the inbox: 0 site, 1 system, 2 trade, 3 funds, 4 promotion. */
export const messageType = v.picklist(Object.values(MESSAGE_TYPES));

/** 1 read, 0 unread. */
export const isRead = v.picklist([0, 1]);
const MAX_ID = 32;

/** Ids of messages, separated by commas (product specification, section 4). */
export const messageIds = v.pipe(
  v.string(),
  v.maxLength(MESSAGES_PER_CALL * (MAX_ID + 1)),
  v.regex(/^[\w-]+(?:,[\w-]+)*$/),
  v.check((text) => text.split(',').length <= MESSAGES_PER_CALL, 'too many ids'),
);

/** Filter of a message list. An absent field does not filter; both dates are inclusive. */
export const messageFilter = {
  typeList: v.optional(v.pipe(v.array(messageType), v.maxLength(Object.keys(MESSAGE_TYPES).length))),
  isRead: v.optional(isRead),
  startDate: v.optional(time),
  endDate: v.optional(time),
};

/** The part of a message that a toast or popup shows (product specification, section 3). */
export const siteMessage = v.object({ id: opaque, title: v.string(), content: v.string() });

/**
 * A message for a toast or a popup, in plain text. Mark it as read by `id` afterwards (product specification, section
 * 4).
 */
export type SiteMessage = v.InferOutput<typeof siteMessage>;

/** A message of the inbox; `content` is plain text. */
export const inboxMessage = v.object({
  ...siteMessage.entries,
  type: messageType,
  isRead,
  createdAt: time,
  link,
});
/** A message in the inbox's list, in plain text, with its link; `createdAt` in epoch milliseconds. */
export type InboxMessage = v.InferOutput<typeof inboxMessage>;

/** An unread message about a new device; the contract's example. */
export const INBOX_MESSAGE_EXAMPLE: InboxMessage = {
  id: 'ms_4Tz8',
  title: 'Signed in from a new device',
  content: 'iOS, Safari, 17.4. If this was not you, change your password.',
  type: 1,
  isRead: 0,
  createdAt: 1_790_000_000_000,
  link: '/devices',
};
