import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Lifts the block on outgoing money that follows a change of the account's security. Codes: 1042 `{verifyTypes}`,
 * `EXPIRED`, `CONDITION_NOT_FULLFILL` (nothing is blocked).
 */
export const unlockWithdraw = endpoint({ path: '/exchangeUser/unlockWithdraw', ...securitySwitch });
