import type { Trade } from '@ezwallet/api-client/contract';

/**
 * Whether the owner of a trade can appeal although it has ended.
 *
 * @param now epoch milliseconds on the server's clock
 */
export const canAppealLate = ({ lateAppealUntil }: Pick<Trade, 'lateAppealUntil'>, now: number): boolean =>
  lateAppealUntil !== null && now < lateAppealUntil;

/** Whether an appeal is open on a trade that has ended. */
export const isInLateAppeal = ({ appeal }: Pick<Trade, 'appeal'>): boolean =>
  appeal !== null && appeal.late !== null && appeal.closedAt === null;
