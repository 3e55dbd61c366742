import * as v from 'valibot';
import { LANGUAGES } from '../../constants/platform.ts';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/**
 * Says in which language the caller reads messages; ours. The field `language` of every request is fixed by the
 * specification, so it cannot say it.
 */
export const setMessageLanguage = endpoint({
  path: '/exchangeUser/setMessageLanguage',
  auth: 'user',
  rate: 'write',
  background: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ messageLanguage: v.picklist(LANGUAGES) }),
  response: done,
  example: { request: { messageLanguage: 'zh_HK' }, response: true },
});
