import type { SignedTransfer } from '../chain/Chain.ts';
import type { Withdrawal } from './Withdrawal.ts';

/** What was signed for a withdrawal and stored before it was sent. @throws for one that nothing was signed for */
export function signedTransferOf({ id, txid, payload }: Withdrawal): SignedTransfer {
  if (txid === null || payload === null) throw new Error(`Nothing is signed for withdrawal ${id}.`);
  return { txid, payload };
}
