import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { geoPosition } from '../shared/deviceRecord.ts';
import { done } from '../shared/fields.ts';

/**
 * Remembers where the caller uses this device, or forgets every place of this device and remembers no more; ours. It is
 * off until the member turns it on, on each device.
 */
export const devicePlace = endpoint({
  path: '/exchangeUser/device/place',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {
    /** The member has signed out on this device from elsewhere. */
    DEVICE_NOT_FOUND: true,
  },
  request: v.variant('on', [
    v.strictObject({ on: v.literal(true), geoPosition }),
    v.strictObject({ on: v.literal(false) }),
  ]),
  response: done,
  example: { request: { on: true, geoPosition: { latitude: 22.3, longitude: 114.2 } }, response: true },
});
