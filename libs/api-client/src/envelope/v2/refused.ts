import { EnvelopeError, type FaultOfV2 } from '../EnvelopeError.ts';

const EXPLANATIONS: Record<FaultOfV2, string> = {
  SIGNATURE:
    'No pinned key has signed this answer, so it may come from somebody else. Check the pins and the base address.',
  PINNED_KEY: 'The server signs with none of the pinned keys. Load the app again to get its present pins.',
  DOWNGRADE: 'This device has used envelope version 2 here, so it does not go back to version 1.',
};

/** The error for what only version 2 finds. */
export function refused(fault: FaultOfV2): EnvelopeError {
  return new EnvelopeError(fault, EXPLANATIONS[fault]);
}
