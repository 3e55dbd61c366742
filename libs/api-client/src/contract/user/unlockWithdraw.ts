import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Lifts the hold on outgoing money that follows a change of the account's security. Codes: 1042 `{verifyTypes}`,
 * `EXPIRED`, `CONDITION_NOT_FULLFILL` where nothing is held.
 */
export const unlockWithdraw = endpoint({ path: '/exchangeUser/unlockWithdraw', ...securitySwitch });
