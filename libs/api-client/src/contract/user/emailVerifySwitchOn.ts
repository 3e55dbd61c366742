import { endpoint } from '../endpoint.ts';
import { proofCodes, securitySwitch } from '../shared/stepUp.ts';

/** Asks for an e-mailed code at every login. */
export const emailVerifySwitchOn = endpoint({
  path: '/exchangeUser/emailVerifySwitchOn',
  ...securitySwitch,
  codes: {
    ...proofCodes,
    /** The account has no address. */
    CONDITION_NOT_FULLFILL: true,
  },
});
