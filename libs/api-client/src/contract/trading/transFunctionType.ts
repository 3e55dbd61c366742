import * as v from 'valibot';
import { FUNCTION_TYPES } from '../../constants/platform.ts';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../shared/fields.ts';

/** The features that are open to the caller, and whether the acceptor's switch is visible. */
export const transFunctionType = endpoint({
  path: '/lucky_common/transFunctionType',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.object({
    transFunctionType: v.array(v.picklist(Object.values(FUNCTION_TYPES))),
    acceptorButton: v.boolean(),
  }),
  example: { request: {}, response: { transFunctionType: [1, 2, 3, 4, 5, 6, 8, 9], acceptorButton: false } },
});
