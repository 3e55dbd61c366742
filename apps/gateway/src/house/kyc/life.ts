import { KYC_APPLY_STATUS } from '@ezwallet/api-client/contract';
import { defineProcess, type StateOf } from '../../process/defineProcess.ts';

const { reviewing, passed, failed } = KYC_APPLY_STATUS;

/** Who decides about an application. */
const REVIEWERS = ['operator', 'sandbox'] as const;

/**
 * The life of an application for a level of verification. `submitted` waits until a reviewer takes it. Both ends are final: who
 * failed makes a new application. Level 1 has none, because the server decides it at once.
 */
export const lifeOfApplication = defineProcess({
  name: 'kyc',
  states: {
    submitted: { wire: reviewing },
    reviewing: { wire: reviewing },
    passed: { wire: passed },
    failed: { wire: failed },
  },
  moves: [
    { event: 'submit', from: [], to: 'submitted', by: 'member', effect: 'keep' },
    { event: 'review', from: ['submitted'], to: 'reviewing', by: REVIEWERS, effect: 'keep' },
    { event: 'pass', from: ['submitted', 'reviewing'], to: 'passed', by: REVIEWERS, effect: 'lift' },
    { event: 'fail', from: ['submitted', 'reviewing'], to: 'failed', by: REVIEWERS, effect: 'keep' },
  ],
});

/** The states of an application. */
export type ApplicationState = StateOf<typeof lifeOfApplication>;
/** Who decides about an application. */
export type Reviewer = (typeof REVIEWERS)[number];
