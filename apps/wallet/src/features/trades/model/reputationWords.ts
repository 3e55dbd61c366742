/** A share of completed trades in percent, without the sign; empty before the first. */
export const percentOf = (completion: number | null): string =>
  completion === null ? '' : String(Math.round(completion * 100));

/** Mean minutes; below one counts as one. Empty before the first. */
export const meanText = (minutes: number | null): string =>
  minutes === null ? '' : String(Math.max(1, Math.round(minutes)));
