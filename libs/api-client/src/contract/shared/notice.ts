import * as v from 'valibot';
import { NOTICE_TYPES } from '../../constants/messages.ts';
import { opaque, time } from './fields.ts';
import { lang } from './lang.ts';
import { link } from './link.ts';

/** Where a notice appears: 0 moving line, 1 list of notices, 2 card that the user must close. */
export const noticeType = v.picklist(Object.values(NOTICE_TYPES));

/** A notice of the operator to everyone, as plain text; visible from `startDate` until `endDate`, null for no end. */
export const notice = v.object({
  id: opaque,
  type: noticeType,
  title: v.string(),
  content: v.string(),
  link,
  startDate: time,
  endDate: v.nullable(time),
  lang,
});

/**
 * A notice of the operator to everyone, as plain text; dates in epoch milliseconds. An app shows those whose `lang` is
 * its own or absent.
 */
export type Notice = v.InferOutput<typeof notice>;

/** A moving line of one day about maintenance, in English; the contract's example. */
export const NOTICE_EXAMPLE: Notice = {
  id: 'no_9Vb1',
  type: 0,
  title: 'TRC20 withdrawals',
  content: 'Withdrawals over TRC20 pause from 02:00 to 03:00 (UTC+8) for maintenance.',
  link: '/notice',
  startDate: 1_790_000_000_000,
  endDate: 1_790_086_400_000,
  lang: 'en',
};
