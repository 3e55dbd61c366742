import type { Policy } from '../../config/index.ts';
import { recordType, type Sql } from '../../db/index.ts';
import type { TradeState } from './life.ts';

interface Ended {
  /** There is a purchase that nobody has appealed late and staff has not decided. */
  readonly mayAppealLate: boolean;
  readonly closedAt: number | null;
  readonly state: TradeState;
}

/** Until when a side can appeal an ended trade. The seller's side ends with the sale, the buyer's with the purchase. */
export function lateAppealUntil(
  { trade }: Pick<Policy, 'trade'>,
  { mayAppealLate, closedAt, state }: Ended,
): number | null {
  if (!mayAppealLate || closedAt === null) return null;
  const { completed, failed } = trade.lateAppeal;
  return closedAt + (state === 'completed' ? completed : failed);
}

/** What late appeals may hold, and who may open them. */
export const lateAppealRulesType = recordType('late_appeal_rules', {
  completed_within: 'bigint',
  failed_within: 'bigint',
  hold_for: 'bigint',
  losses: 'int',
  losses_within: 'bigint',
});

/** SQL of what late appeals may hold and who may open them. */
export const lateAppealRules = ({
  completed,
  failed,
  holdFor,
  losses,
  lossesWithin,
}: Policy['trade']['lateAppeal']): Sql =>
  lateAppealRulesType({
    completed_within: completed,
    failed_within: failed,
    hold_for: holdFor,
    losses,
    losses_within: lossesWithin,
  });
