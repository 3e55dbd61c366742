import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { SUPPORT_NEWS_EXAMPLE, supportNews, supportSeen } from '../shared/support.ts';

/** The messages of a conversation after one, its state, and whether support writes just now; ours. */
export const news = endpoint({
  path: '/support/news',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: ['id'],
  codes: {
    /** The caller has no such conversation. */
    ORDER_NOT_FOUND: true,
  },
  request: v.strictObject({ id: opaque, ...supportSeen }),
  response: supportNews,
  example: { request: { id: '7Q2m9xkTf3Aa' }, response: SUPPORT_NEWS_EXAMPLE },
});
