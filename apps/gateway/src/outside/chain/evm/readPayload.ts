import { type Hex, isAddress, parseTransaction } from 'viem';
import type { Action, Price } from './fees.ts';

/** The content and the price of a signed transaction. */
export function readPayload(payload: string): { readonly action: Action; readonly price: Price } {
  const { to, data, value, gas, maxFeePerGas, maxPriorityFeePerGas = 0n, gasPrice } = parseTransaction(payload as Hex);
  if (!to || !isAddress(to) || gas === undefined) throw new Error('A stored transaction cannot be read.');
  const action: Action = { to, ...(data && { data }), ...(value !== undefined && { value }) };
  if (maxFeePerGas !== undefined) return { action, price: { gas, maxFeePerGas, maxPriorityFeePerGas } };
  if (gasPrice === undefined) throw new Error('A stored transaction has no price.');
  return { action, price: { gas, gasPrice } };
}
