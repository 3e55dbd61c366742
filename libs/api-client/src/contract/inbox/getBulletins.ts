import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, time } from '../shared/fields.ts';
import { lang, wantedLang } from '../shared/lang.ts';
import { pageOf, pageRequest } from '../shared/page.ts';
import { textBlock } from '../shared/text-block.ts';

/** The operator's announcements in full: pinned ones first, then newest first. `content` is plain text, and `body` the same in parts. */
export const getBulletins = endpoint({
  path: '/bulletin/getBulletins',
  auth: 'public',
  rate: 'read',
  read: true,
  owns: [],
  codes: {},
  request: v.strictObject({ ...pageRequest, lang: wantedLang }),
  response: pageOf(
    v.object({
      id: opaque,
      title: v.string(),
      content: v.string(),
      body: v.array(textBlock),
      publishedAt: time,
      isOnTop: v.boolean(),
      lang,
    }),
  ),
  example: {
    request: { pageNo: 1, pageSize: 20, lang: 'en' },
    response: {
      pageNo: 1,
      pageSize: 20,
      total: 1,
      list: [
        {
          id: 'bu_2Hs5',
          title: 'Higher limits for level 2',
          content: 'From Monday members of level 2 withdraw up to 10 000 USDT a day.',
          body: [
            {
              kind: 'paragraph',
              spans: [{ text: 'From Monday members of level 2 withdraw up to 10 000 USDT a day.' }],
            },
          ],
          publishedAt: 1_790_000_000_000,
          isOnTop: false,
          lang: 'en',
        },
      ],
    },
  },
});
