import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/** Asks for an SMS code only at logins on a new device. */
export const phoneVerifySwitchOff = endpoint({ path: '/exchangeUser/phoneVerifySwitchOff', ...securitySwitch });
