import type { Comparison } from './compareRuns.ts';

/** One line of the review: a comparison with the pictures it can show, as addresses beside the page. */
export interface ReviewItem extends Comparison {
  before?: string;
  now?: string;
  difference?: string;
  /** Why there is no picture. */
  error?: string;
}

/** All that the review page knows; it stands in the page as JSON. */
export interface ReviewData {
  run: string;
  /** The run that it is compared with. */
  against?: string;
  items: readonly ReviewItem[];
}
