/** Rates are kept in millionths of the whole, which are percent with four places. */
export const PERCENT_PLACES = 4;
/** The whole, in millionths. */
export const WHOLE = 1_000_000n;
