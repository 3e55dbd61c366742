import { canAppealLate, isInLateAppeal, sideOf, TRADE_STATUS } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';

/**
 * Where an appeal is, for its screen: there can be none; it is too early; it can be opened; the sides talk, and one of them
 * has to answer; staff decides; it is over. A late one is about an order that has ended: it can be opened, or staff decides.
 */
export type CaseState =
  | 'none'
  | 'early'
  | 'possible'
  | 'answerMine'
  | 'answerTheirs'
  | 'answered'
  | 'staff'
  | 'over'
  | 'latePossible'
  | 'late';

/** @param now the server's time */
export function caseState(trade: Trade, now: number): CaseState {
  const { status, appeal, appealOpensAt } = trade;
  if (status === TRADE_STATUS.arbitration) return 'staff';
  if (status === TRADE_STATUS.appeal && appeal) {
    if (appeal.answerBy === null) return 'answered';
    return appeal.initiator === sideOf(trade) ? 'answerTheirs' : 'answerMine';
  }
  if (appealOpensAt !== null) return now < appealOpensAt ? 'early' : 'possible';
  if (isInLateAppeal(trade)) return 'late';
  if (canAppealLate(trade, now)) return 'latePossible';
  return appeal ? 'over' : 'none';
}
