import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';
import { plainText } from '../shared/plainText.ts';

/**
 * Says whether the answer of a question helped, by the question's id in the file of banners; ours. A member, or without a session the
 * device, has one say about each version of an answer, and the last one counts.
 */
export const rateAnswer = endpoint({
  path: '/faq/rate',
  auth: 'public',
  rate: 'write',
  owns: [],
  codes: {},
  request: v.strictObject({ id: v.pipe(plainText(64), v.minLength(1)), isHelpful: v.boolean() }),
  response: done,
  example: { request: { id: 'cancel-order', isHelpful: true }, response: true },
});
