import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opensAt, SUPPORT_CONVERSATION_EXAMPLE, supportConversation } from '../shared/support.ts';

/** The latest 50 conversations of a member with support, and how long an answer takes now; ours. */
export const conversations = endpoint({
  path: '/support/conversations',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({}),
  response: v.object({
    list: v.array(supportConversation),
    /** Minutes until support usually answers; null without an answer yet. */
    answerMinutes: v.nullable(v.number()),
    opensAt,
  }),
  example: { request: {}, response: { list: [SUPPORT_CONVERSATION_EXAMPLE], answerMinutes: 5, opensAt: null } },
});
