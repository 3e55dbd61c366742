import type { Policy } from '../config/index.ts';
import { type Sql, sql } from '../db/index.ts';
import type { TradeState } from './life.ts';

interface Ended {
  /** There is a purchase that nobody has appealed late and staff has not decided. */
  readonly mayAppealLate: boolean;
  readonly closedAt: number | null;
  readonly state: TradeState;
}

/** Until when a side can appeal an ended trade. The seller's side ends with the sale, the buyer's with the purchase. */
export function lateAppealUntil({ trade }: Pick<Policy, 'trade'>, { mayAppealLate, closedAt, state }: Ended): number | null {
  if (!mayAppealLate || closedAt === null) return null;
  const { completed, failed } = trade.lateAppeal;
  return closedAt + (state === 'completed' ? completed : failed);
}

/** SQL of what late appeals may hold and who may open them. */
export const lateAppealRules = ({ completed, failed, holdFor, losses, lossesWithin }: Policy['trade']['lateAppeal']): Sql =>
  sql`row(${completed}::bigint, ${failed}::bigint, ${holdFor}::bigint, ${losses}::int, ${lossesWithin}::bigint)::late_appeal_rules`;
