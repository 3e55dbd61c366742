import type { Chain, SignedTransfer } from '../chain/Chain.ts';
import type { Withdrawal } from './Withdrawal.ts';

/**
 * What was signed for a withdrawal and may still be carried out. What is stored comes first: it may have been sent. The
 * wallet is asked too: it may have signed before the rule that one transaction signs and stores.
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
