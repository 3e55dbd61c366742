import { endpoint } from '../endpoint.ts';
import { proofCodes, securitySwitch } from '../shared/stepUp.ts';

/** Accepts a reply by SMS as proof (method 6) instead of a typed code. */
export const replySmsOn = endpoint({
  path: '/exchangeUser/replySmsOn',
  ...securitySwitch,
  codes: {
    ...proofCodes,
    /** The account has no phone. */
    CONDITION_NOT_FULLFILL: true,
    /** The SMS provider accepts no replies. */
    NO_THIS_METHOD: true,
  },
});
