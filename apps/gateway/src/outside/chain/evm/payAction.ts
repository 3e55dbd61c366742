import { getAddress, type Hex, parseTransaction } from 'viem';
import { encodeTransfer } from '../json-rpc/transferCall.ts';
import type { Action } from './fees.ts';

/**
 * The content of a transaction that pays.
 * @param contract of the token; empty for the network's own coin
 */
export function payAction(contract: string, to: string, raw: bigint): Action {
  return contract === ''
    ? { to: getAddress(to), value: raw }
    : { to: getAddress(contract), data: encodeTransfer(to, raw) };
}

/** Whether a signed transaction pays the network's own coin and calls nothing. */
export function isPlain(payload: string): boolean {
  if (payload === '') return false;
  const { data, value = 0n } = parseTransaction(payload as Hex);
  return data === undefined && value > 0n;
}
