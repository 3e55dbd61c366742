import * as v from 'valibot';
import { NOTICE_TYPES } from '../../constants/messages.ts';
import { opaque, time } from './fields.ts';
import { lang } from './lang.ts';
import { link } from './link.ts';
import { textBlock } from './text-block.ts';

/** Where a notice appears: 0 list of notices, 1 moving line, 2 card that the member closes. */
export const noticeType = v.picklist(Object.values(NOTICE_TYPES));

/**
 * A notice of the operator to everyone; visible from `startDate` until `endDate`, null for no end. `content` is plain text, and
 * `body` the same in parts. `action` names the way that `link` leads, empty without one.
 */
export const notice = v.object({
  id: opaque,
  type: noticeType,
  title: v.string(),
  content: v.string(),
  body: v.array(textBlock),
  link,
  action: v.string(),
  picture: link,
  startDate: time,
  endDate: v.nullable(time),
  lang,
});

/**
 * A notice of the operator to everyone; dates in epoch milliseconds. `content` is plain text, and `body` the same in parts. An
 * entry that is not there in the wanted language comes in English.
 */
export type Notice = v.InferOutput<typeof notice>;

/** A moving line of one day about maintenance, in English; the contract's example. */
export const NOTICE_EXAMPLE: Notice = {
  id: 'no_9Vb1',
  type: 1,
  title: 'TRC20 withdrawals',
  content: 'Withdrawals over TRC20 pause from 02:00 to 03:00 (UTC+8) for maintenance.',
  body: [
    {
      kind: 'paragraph',
      spans: [{ text: 'Withdrawals over TRC20 pause from 02:00 to 03:00 (UTC+8) for maintenance.' }],
    },
  ],
  link: '/notice',
  action: 'Read more',
  picture: '',
  startDate: 1_790_000_000_000,
  endDate: 1_790_086_400_000,
  lang: 'en',
};
