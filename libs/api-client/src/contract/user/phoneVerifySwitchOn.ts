import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Asks for an SMS code at every login. Codes: 1042 `{verifyTypes}`, `EXPIRED`, `CONDITION_NOT_FULLFILL` (no phone is
 * bound).
 */
export const phoneVerifySwitchOn = endpoint({ path: '/exchangeUser/phoneVerifySwitchOn', ...securitySwitch });
