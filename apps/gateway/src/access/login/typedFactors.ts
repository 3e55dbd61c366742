import { VERIFY_TYPES } from '@ezwallet/api-client/contract';
import type { Factor } from '../factors/factors.ts';
import type { LoginFactor } from '../factors/proveFactors.ts';

/** The same proofs for somebody whose phone cannot send a message: a code to the phone in place of a reply from it. */
export const typedFactors = (factors: readonly LoginFactor[]): Factor[] =>
  factors.map((factor) => (factor === VERIFY_TYPES.replySms ? VERIFY_TYPES.phone : factor));
