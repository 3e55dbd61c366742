import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { DEVICE_RECORD_EXAMPLE, deviceRecord as record } from '../shared/deviceRecord.ts';

/**
 * Stores how the caller's device describes itself, once after each login; ours. The list of devices and the login log
 * show it. The place in it counts only after `devicePlace`; `keepsPlace` says whether the member has agreed.
 */
export const deviceRecord = endpoint({
  path: '/exchangeUser/device/record',
  auth: 'user',
  rate: 'write',
  background: true,
  quiet: true,
  owns: [],
  codes: {},
  request: v.strictObject({ record }),
  response: v.object({ keepsPlace: v.boolean() }),
  example: { request: { record: DEVICE_RECORD_EXAMPLE }, response: { keepsPlace: false } },
});
