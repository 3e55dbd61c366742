import type * as v from 'valibot';
import type { CarriedNetwork } from './networks.ts';
import type { policySchema } from './schema.ts';

type DeepReadonly<T> = T extends readonly unknown[] | object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

type Parsed = DeepReadonly<v.InferOutput<typeof policySchema>>;

/** What a withdrawal over a network costs: an amount of a coin, which the gateway converts for other coins. */
export type NetworkFee = Parsed['withdrawal']['fees'][CarriedNetwork];

/** Networks come as text, and a network that is not carried has no entry. */
type WithNetworks<Value> = Readonly<Record<CarriedNetwork, Value>> & Readonly<Record<string, Value>>;

/**
 * Every number of the business, checked and frozen. Durations are milliseconds. Amounts of USDT are bigints in
 * millionths, percentages bigints in millionths of the whole. Amounts of a coin are decimal strings, because the ledger
 * knows the coin's decimal places; the start checks that they fit.
 *
 * @example
 * policy.session.idle // 1_800_000
 * policy.kycLimits[2].withdrawADay // 10_000_000_000n, which is 10000 USDT
 * policy.withdrawal.fees.TRC20 // { currency: 'USDT', amount: '1' }
 */
export type Policy = Omit<Parsed, 'withdrawal' | 'recharge'> & {
  readonly withdrawal: Omit<Parsed['withdrawal'], 'fees'> & { readonly fees: WithNetworks<NetworkFee> };
  readonly recharge: Omit<Parsed['recharge'], 'minutes'> & { readonly minutes: WithNetworks<number> };
};
