import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { SUPPORT_NEWS_EXAMPLE, supportNews, supportSeen } from '../shared/support.ts';

/** The messages of a guest's conversation after one, which marks them as seen; ours. */
export const guestNews = endpoint({
  path: '/support/guest/news',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: [],
  codes: {
    /** The pass is wrong or too old. */
    EXPIRED: true,
  },
  request: v.strictObject({ pass: opaque, ...supportSeen }),
  response: supportNews,
  example: {
    request: { pass: 'q8Jw0Yb1' },
    response: { ...SUPPORT_NEWS_EXAMPLE, subject: 'login', reference: '' },
  },
});
