import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/** Why the video of verification level 3 did not come about. */
export const VIDEO_FAILURES = [
  'CAMERA_DENIED',
  'CAMERA_UNSUPPORTED',
  'RECORDING_FAILED',
  'UPLOAD_FAILED',
  'LEFT',
] as const;

/** Notes that somebody tried to reach level 3 and could not, so that staff can help. Nothing is shown. */
export const saveFailKyc3Record = endpoint({
  path: '/lucky_common/saveFailKYC3Record',
  auth: 'user',
  rate: 'write',
  background: true,
  quiet: true,
  owns: [],
  request: v.strictObject({ reason: v.picklist(VIDEO_FAILURES) }),
  response: done,
  example: { request: { reason: 'CAMERA_DENIED' }, response: true },
});
