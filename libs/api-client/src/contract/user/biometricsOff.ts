import { endpoint } from '../endpoint.ts';
import { done, nothing } from '../shared/fields.ts';

/** Ends every use of biometrics on this device, including biometric login; true also when there was none. */
export const biometricsOff = endpoint({
  path: '/exchangeUser/biometricsOff',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: [],
  codes: {},
  request: nothing,
  response: done,
  example: { request: {}, response: true },
});
