import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { wantedLang } from '../shared/lang.ts';
import { NOTICE_EXAMPLE, notice, noticeType } from '../shared/notice.ts';

/** The current notices of one type, newest first. */
export const getNotices = endpoint({
  path: '/common/getNotices',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: v.strictObject({ type: noticeType, lang: wantedLang }),
  response: v.array(notice),
  example: { request: { type: 1, lang: 'en' }, response: [NOTICE_EXAMPLE] },
});
