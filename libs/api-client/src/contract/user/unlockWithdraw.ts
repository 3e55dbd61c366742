import { endpoint } from '../endpoint.ts';
import { proofCodes, securitySwitch } from '../shared/stepUp.ts';

/**
 * Lifts the hold on outgoing money that follows a change of the account's security, by proofs that the change neither
 * touched nor was made with.
 */
export const unlockWithdraw = endpoint({
  path: '/exchangeUser/unlockWithdraw',
  ...securitySwitch,
  codes: {
    ...proofCodes,
    /** No proof of the member lifts this hold. The body is a `HoldView`. */
    NO_RIGHTS: true,
    /** Nothing is held. */
    CONDITION_NOT_FULLFILL: true,
  },
});
