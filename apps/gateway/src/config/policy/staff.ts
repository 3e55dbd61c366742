import { duration, group, usdt } from './values.ts';

/** The limits of what one person of staff does alone. */
export const staff = group({
  /** Up to these amounts one person decides; above them a second one has to approve. */
  aloneUpTo: group({ withdrawal: usdt, verdict: usdt }),
  /** How long a proposal waits for the second person. */
  proposalLifetime: duration,
});
