import type { RunningTrades } from '@ezwallet/domain-stores';

/** The badge of the running orders: how many wait for the person, or a dot while one runs. */
export const ordersBadge = ({ waiting, rows }: Pick<RunningTrades, 'waiting' | 'rows'>): number | boolean =>
  waiting || rows.length > 0;
