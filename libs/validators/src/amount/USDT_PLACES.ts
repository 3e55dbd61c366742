/** Places of a USDT amount after the point, on the wire, in the ledger and on screens. */
export const USDT_PLACES = 6;
