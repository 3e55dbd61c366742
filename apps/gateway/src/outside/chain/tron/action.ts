import { hexToBytes } from 'viem';
import { encodeTransfer } from '../json-rpc/tokens.ts';
import { toContractForm } from './address.ts';
import type { Action } from './transaction.ts';

/**
 * The content of a transaction that pays.
 * @param contract of the token; empty for TRX
 */
export function payAction(contract: string, to: string, raw: bigint): Action {
  return contract === ''
    ? { kind: 'transfer', to, sun: raw }
    : { kind: 'call', contract, data: hexToBytes(encodeTransfer(toContractForm(to), raw)) };
}
