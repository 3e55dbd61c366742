import * as v from 'valibot';
import { VIDEO_FAILURES } from '../../constants/identity.ts';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/** Records a failed attempt to reach level 3, so that staff can help. The app shows nothing. */
export const saveFailKyc3Record = endpoint({
  path: '/lucky_common/saveFailKYC3Record',
  auth: 'user',
  rate: 'write',
  background: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ reason: v.picklist(VIDEO_FAILURES) }),
  response: done,
  example: { request: { reason: 'CAMERA_DENIED' }, response: true },
});
