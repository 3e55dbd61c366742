import type { SendingStep } from './SendingStep.ts';
import { moveWithdrawal } from './moveWithdrawal.ts';

/** Puts a withdrawal whose transaction failed before a person. Nothing is given back of its own accord. */
export const reviewFailure: SendingStep = async ({ db, log }, { id, state: from, txid, protocol }) => {
  const reason = `Transaction ${txid} failed on ${protocol}.`;
  await db.tx((tx) => moveWithdrawal(tx, { id, from, to: 'review', actor: 'sender', reason }));
  log.warn({ withdrawal: String(id), txid }, 'a withdrawal failed on its network');
  return 'again';
};
