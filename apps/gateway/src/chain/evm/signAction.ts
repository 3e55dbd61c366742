import { Transaction } from 'micro-eth-signer';
import type { SignedTransfer } from '../Chain.ts';
import type { Action, Price } from './priceTransaction.ts';

interface Unsigned {
  readonly action: Action;
  readonly price: Price;
  readonly nonce: bigint;
  readonly chainId: number;
  readonly key: Uint8Array;
}

/** Signs a transaction of type 2 (EIP-1559). */
export function signAction({ action, price, nonce, chainId, key }: Unsigned): SignedTransfer {
  const { to, data, value = 0n } = action;
  const signed = Transaction.prepare({ ...price, to, data, value, nonce, chainId: BigInt(chainId) }).signBy(key);
  return { txid: `0x${signed.hash.replace(/^0x/, '')}`, payload: signed.toHex() };
}
