import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Asks for a code by SMS at every login. Codes: 1042 `{verifyTypes}`, `EXPIRED`, `CONDITION_NOT_FULLFILL` without a
 * phone.
 */
export const phoneVerifySwitchOn = endpoint({ path: '/exchangeUser/phoneVerifySwitchOn', ...securitySwitch });
