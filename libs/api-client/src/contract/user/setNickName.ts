import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, nickname } from '../shared/fields.ts';

/** Gives a new member their first nickname. */
export const setNickName = endpoint({
  path: '/exchangeUser/setNickName',
  auth: 'user',
  rate: 'write',
  owns: [],
  request: v.strictObject({ nickName: nickname }),
  response: done,
  example: { request: { nickName: 'Robin' }, response: true },
});
