import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done } from '../shared/fields.ts';

/** Reasons why the video of verification level 3 failed. */
export const VIDEO_FAILURES = [
  'CAMERA_DENIED',
  'CAMERA_UNSUPPORTED',
  'RECORDING_FAILED',
  'UPLOAD_FAILED',
  'LEFT',
] as const;

/** Records a failed attempt to reach level 3, so that staff can help. The app shows nothing. */
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
