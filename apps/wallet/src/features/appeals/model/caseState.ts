import type { Trade } from '@ezwallet/api-client/contract';
import { sideOf } from '@ezwallet/domain-stores';

/**
 * Where an appeal is, for its screen: there can be none; it is too early; it can be opened; the sides talk, and one of them
 * has to answer; staff decides; it is over.
 */
export type CaseState = 'none' | 'early' | 'possible' | 'answerMine' | 'answerTheirs' | 'answered' | 'staff' | 'over';

const APPEAL = 4;
const ARBITRATION = 5;

/** @param now the server's time */
export function caseState(trade: Trade, now: number): CaseState {
  const { status, appeal, appealOpensAt } = trade;
  if (status === ARBITRATION) return 'staff';
  if (status === APPEAL && appeal) {
    if (appeal.answerBy === null) return 'answered';
    return appeal.initiator === sideOf(trade) ? 'answerTheirs' : 'answerMine';
  }
  if (appealOpensAt !== null) return now < appealOpensAt ? 'early' : 'possible';
  return appeal ? 'over' : 'none';
}
