import type { Comparison } from './compareRuns.ts';

/** One line of the review: a comparison, and the addresses of its pictures, relative to the page. */
export interface ReviewItem extends Comparison {
  before?: string;
  now?: string;
  difference?: string;
  /** Why there is no picture. */
  error?: string;
}

/** The data of the review page. The page contains it as JSON. */
export interface ReviewData {
  run: string;
  /** The run that it is compared with. */
  against?: string;
  items: readonly ReviewItem[];
}
