export { PERCENT_PLACES } from '../../config/index.ts';

/** The whole, in the millionths that rates count. */
export const WHOLE = 1_000_000n;
