import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, nickname } from '../shared/fields.ts';

/** Changes the nickname. A truthy body means success (product specification, section 7). */
export const changeNickName = endpoint({
  path: '/exchangeUser/changeNickName',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {},
  request: v.strictObject({ nickName: nickname }),
  response: done,
  example: { request: { nickName: 'Robin' }, response: true },
});
