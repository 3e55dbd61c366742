import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Unbinds the authenticator app and blocks outgoing money for 24 hours. Codes: 1042 `{verifyTypes}`,
 * `TWO_FACODE_INVALID`, `CONDITION_NOT_FULLFILL` (none is bound).
 */
export const disableOtpInfo = endpoint({
  path: '/exchangeUser/disableOtpInfo',
  ...securitySwitch,
  example: { request: { codes: [{ type: 3, code: '482913' }] }, response: true },
});
