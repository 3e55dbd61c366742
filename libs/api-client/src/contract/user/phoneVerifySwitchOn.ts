import { endpoint } from '../endpoint.ts';
import { proofCodes, securitySwitch } from '../shared/stepUp.ts';

/** Asks for an SMS code at every login. */
export const phoneVerifySwitchOn = endpoint({
  path: '/exchangeUser/phoneVerifySwitchOn',
  ...securitySwitch,
  codes: {
    ...proofCodes,
    /** The account has no phone. */
    CONDITION_NOT_FULLFILL: true,
  },
});
