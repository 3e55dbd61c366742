import type { Policy } from './Policy.ts';

/** The least deposit of a coin that is credited: a decimal string. */
export function minimumDeposit({ recharge }: Policy, coin: string): string {
  return entry(recharge.minimum, coin, 'recharge.minimum');
}

/** Usual minutes from sending over a network to credit. */
export function creditMinutes({ recharge }: Policy, network: string): number {
  return entry(recharge.minutes, network, 'recharge.minutes');
}

/** The least that merchants may ask for in a coin, and the least that the house takes of it: decimal strings. */
export function cashierCoin({ cashier }: Policy, coin: string): Policy['cashier']['coins'][string] {
  return entry(cashier.coins, coin, 'cashier.coins');
}

/** The start checks that entries are there, so a missing one is a fault of the gateway and never means zero. */
function entry<Value>(table: Readonly<Record<string, Value>>, name: string, path: string): Value {
  const value = Object.hasOwn(table, name) ? table[name] : undefined;
  if (value === undefined) throw new Error(`policy.${path} has no ${name}. Add it to the policy file and start again.`);
  return value;
}
