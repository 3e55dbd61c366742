import { endpoint } from '../endpoint.ts';
import { securitySwitch } from '../shared/stepUp.ts';

/**
 * Lifts the hold on outgoing money that follows a change of the account's security, by proofs that the change neither
 * touched nor was made with. Codes: 1042 `{verifyTypes}`, `TWO_FACODE_INVALID`, `NO_RIGHTS` with a `HoldView` (no proof of
 * the member lifts this hold: it ends by itself, or after a review by staff), `CONDITION_NOT_FULLFILL` (nothing is held).
 */
export const unlockWithdraw = endpoint({ path: '/exchangeUser/unlockWithdraw', ...securitySwitch });
