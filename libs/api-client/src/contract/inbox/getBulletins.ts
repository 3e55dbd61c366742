import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, time } from '../shared/fields.ts';
import { lang } from '../shared/lang.ts';
import { pageOf, pageRequest } from '../shared/page.ts';

/** The operator's announcements in full, as plain text: pinned ones first, then newest first. */
export const getBulletins = endpoint({
  path: '/bulletin/getBulletins',
  auth: 'public',
  rate: 'read',
  read: true,
  owns: [],
  request: v.strictObject(pageRequest),
  response: pageOf(
    v.object({
      id: opaque,
      title: v.string(),
      content: v.string(),
      publishedAt: time,
      isOnTop: v.boolean(),
      lang,
    }),
  ),
  example: {
    request: { pageNo: 1, pageSize: 20 },
    response: {
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [
        {
          id: 'bu_2Hs5',
          title: 'Higher limits for level 2',
          content: 'From Monday members of level 2 withdraw up to 10 000 USDT a day.',
          publishedAt: 1_790_000_000_000,
          isOnTop: false,
          lang: 'en',
        },
      ],
    },
  },
});
