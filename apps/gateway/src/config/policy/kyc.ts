import { count, duration, group } from './values.ts';
import { rising } from './rising.ts';

/** Verification of members. */
export const kyc = group({
  /** Applications of a member for one level. */
  triesADay: count(),
  /** How long the video may be, and how long the digits are good that a member reads out in it. */
  video: rising(group({ shortest: duration, longest: duration, codeLifetime: duration }), ['shortest', 'longest']),
  /** How long another device can send files. */
  handOver: duration,
  /** How long documents stay: those that no application used, and those of failed and of passed ones. */
  keepDocuments: group({ unused: duration, failed: duration, passed: duration }),
});
