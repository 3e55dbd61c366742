import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Asks for a code by e-mail at every login. Codes: 1042 `{verifyTypes}`, `EXPIRED`, `CONDITION_NOT_FULLFILL` without an
 * address.
 */
export const emailVerifySwitchOn = endpoint({ path: '/exchangeUser/emailVerifySwitchOn', ...securitySwitch });
