import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { done, opaque } from '../shared/fields.ts';

/**
 * Signs the caller's account out on another device and forgets that device, with its biometric code; ours. Its next
 * login needs a further proof. Needs no proof, so that somebody whose phone is gone loses no time.
 */
export const deviceRevoke = endpoint({
  path: '/exchangeUser/device/revoke',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['deviceId'],
  codes: {
    DEVICE_NOT_FOUND: true,
    /** This is the device in use, which logs out instead. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({ deviceId: opaque }),
  response: done,
  example: { request: { deviceId: '6f1d3a52-58c6-4c0e-9d0e-6d3f4b1a2c10' }, response: true },
});
