import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/** Asks for an e-mailed code only at logins on a new device. */
export const emailVerifySwitchOff = endpoint({ path: '/exchangeUser/emailVerifySwitchOff', ...securitySwitch });
