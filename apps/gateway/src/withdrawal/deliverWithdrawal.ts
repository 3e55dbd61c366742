import { chainOf } from './chainOf.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';
import { reviewFailure } from './reviewFailure.ts';
import type { SendingStep } from './SendingStep.ts';
import { signedTransferOf } from './signedTransferOf.ts';

/**
 * Sends what was signed. An earlier try may have got through without our knowing, so the network is asked first; and
 * what it does not know it gets as it was signed, which it can carry out once only.
 */
export const deliverWithdrawal: SendingStep = async (services, withdrawal) => {
  const { id } = withdrawal;
  const chain = chainOf(services, withdrawal);
  const signed = signedTransferOf(withdrawal);
  const standing = await chain.confirmations(signed.txid);
  if (standing === 'failed') return await reviewFailure(services, withdrawal);
  if (standing === undefined) await chain.broadcast(signed);
  await services.db.tx((tx) => moveWithdrawal(tx, { id, from: 'signed', to: 'sent', actor: 'sender' }));
  return 'again';
};
