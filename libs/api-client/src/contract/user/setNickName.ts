import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, nickname } from '../shared/fields.ts';

/** Sets the first nickname of a new member. */
export const setNickName = endpoint({
  path: '/exchangeUser/setNickName',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {
    /** The member has a nickname. */
    ALREADY_EXISTS: true,
  },
  request: v.strictObject({ nickName: nickname }),
  response: done,
  example: { request: { nickName: 'Robin' }, response: true },
});
