import { sideOf } from '@ezwallet/api-client/constants';
import type { TradeRow } from '@ezwallet/api-client/contract';
import { billingPaths, tradePaths } from '../../../world/paths.ts';

/** The screen of a trade: of a sale its own, of a purchase that of its bill, which shows the trade at once. */
export const orderPath = ({ billNo, transactionType }: Pick<TradeRow, 'billNo' | 'transactionType'>): string =>
  sideOf({ transactionType }) === 'seller' ? tradePaths.sale(billNo) : `${billingPaths.bill(billNo)}&trade`;
