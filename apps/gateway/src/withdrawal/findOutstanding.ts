import type { Chain, SignedTransfer } from '../chain/Chain.ts';
import type { Withdrawal } from './Withdrawal.ts';

/**
 * What was signed for a withdrawal and may still be carried out. A worker may have been killed before it stored what it
 * had signed, hence the network's wallet is asked too. What is stored comes first: it may have been sent.
 */
export async function findOutstanding(
  chain: Chain,
  { billNo, txid, payload }: Pick<Withdrawal, 'billNo' | 'txid' | 'payload'>,
): Promise<SignedTransfer | undefined> {
  const stored = txid === null || payload === null ? undefined : { txid, payload };
  for (const signed of [stored, await chain.find(billNo)])
    if (signed && (await chain.confirmations(signed.txid)) !== 'failed') return signed;
  return undefined;
}
