import type { TradeParty, TradeRow } from '@ezwallet/api-client/contract';

/** `transactionType` of a purchase. */
const BUY = 9;

/** The side of a trade that the person is on. */
export const sideOf = ({ transactionType }: Pick<TradeRow, 'transactionType'>): TradeParty =>
  transactionType === BUY ? 'buyer' : 'seller';

/** The other side. */
export const otherSide = (side: TradeParty): TradeParty => (side === 'buyer' ? 'seller' : 'buyer');
