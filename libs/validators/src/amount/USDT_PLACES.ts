/** Decimal places of USDT on the wire, in the ledger and on screens. */
export const USDT_PLACES = 6;
