import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Asks for an e-mailed code at every login. Codes: 1042 `{verifyTypes}`, `EXPIRED`, `CONDITION_NOT_FULLFILL` (no
 * address is bound).
 */
export const emailVerifySwitchOn = endpoint({ path: '/exchangeUser/emailVerifySwitchOn', ...securitySwitch });
