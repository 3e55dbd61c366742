import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { proofCodes, securitySwitch } from '../shared/stepUp.ts';

/**
 * Enables fingerprint or face login on this device: the body is the `biometricsCode` that the native app stores. It
 * works on this device only, until the device is revoked or the login password changes. Right after `biometricsOn` in
 * the same session it takes no proofs again.
 */
export const biometricsLoginOn = endpoint({
  path: '/exchangeUser/biometricsLogin/on',
  ...securitySwitch,
  codes: {
    ...proofCodes,
    /** Biometrics are off on this device. */
    CONDITION_NOT_FULLFILL: true,
  },
  response: opaque,
  example: { request: securitySwitch.example.request, response: 'bc_Vt5r8QkX2mNwLz0aYc7e' },
});
