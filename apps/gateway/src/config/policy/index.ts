export { cashierCoin, creditMinutes, minimumDeposit } from './lookups.ts';
export type { PolicyRow } from './layers.ts';
export { describePolicy, loadPolicy, type PolicySource } from './policy-file.ts';
export { policyFaults, type PolicyFacts } from './policyFaults.ts';
export type { KycLimit, NetworkFee, Policy, RateRule } from './Policy.ts';
export { policy, PolicyError, readPolicy } from './readPolicy.ts';
export { CARRIED_NETWORKS, type CarriedNetwork } from './schema.ts';
export { PERCENT_PLACES } from './values.ts';
