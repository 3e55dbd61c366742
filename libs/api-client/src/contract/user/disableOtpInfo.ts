import { endpoint } from '../endpoint.ts';
import { proofCodes, securitySwitch } from '../shared/stepUp.ts';

/** Unbinds the authenticator app and blocks outgoing money for 24 hours. */
export const disableOtpInfo = endpoint({
  path: '/exchangeUser/disableOtpInfo',
  ...securitySwitch,
  codes: {
    ...proofCodes,
    /** The account has no authenticator. */
    CONDITION_NOT_FULLFILL: true,
  },
  example: { request: { codes: [{ type: 3, code: '482913' }] }, response: true },
});
