export { cashierCoin, creditMinutes, minimumDeposit } from './lookups.ts';
export { describePolicy, loadPolicy, type PolicySource } from './policy-file.ts';
export { policyFaults } from './policyFaults.ts';
export type { Policy } from './Policy.ts';
export { policy, PolicyError, readPolicy } from './readPolicy.ts';
export type { CarriedNetwork } from './networks.ts';
export { PERCENT_PLACES } from './values.ts';
