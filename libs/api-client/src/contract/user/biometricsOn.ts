import { endpoint } from '../endpoint.ts';
import { proofCodes, securitySwitch } from '../shared/stepUp.ts';

/** Enables unlocking the app by fingerprint or face on this device. */
export const biometricsOn = endpoint({
  path: '/exchangeUser/biometricsOn',
  ...securitySwitch,
  codes: {
    ...proofCodes,
    /** The account has lost this device. */
    CONDITION_NOT_FULLFILL: true,
  },
});
