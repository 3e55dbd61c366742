import { bytesToHex, hexToBytes } from 'viem';
import type { Intent } from '../port/Signer.ts';
import { decodeTransfer, encodeTransfer } from '../json-rpc/transferCall.ts';
import { fromContractForm, toContractForm } from './address.ts';
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

/** The payee, the amount and the token of an action. */
export function paidBy(action: Action): Pick<Intent, 'to' | 'raw' | 'contract'> {
  if (action.kind === 'transfer') return { to: action.to, raw: action.sun, contract: '' };
  const { to, raw } = decodeTransfer(bytesToHex(action.data));
  return { to: fromContractForm(to), raw, contract: action.contract };
}
