import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { NOTICE_EXAMPLE, notice, noticeType } from '../shared/notice.ts';

/** The current notices of one type, newest first. */
export const getNotices = endpoint({
  path: '/common/getNotices',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  request: v.strictObject({ type: noticeType }),
  response: v.array(notice),
  example: { request: { type: 0 }, response: [NOTICE_EXAMPLE] },
});
