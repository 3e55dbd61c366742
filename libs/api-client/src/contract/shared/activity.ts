import * as v from 'valibot';
import { opaque, time } from './fields.ts';
import { lang } from './lang.ts';
import { link } from './link.ts';

/**
 * A picture that links to an activity (product specification, section 3): visible from `startDate` until `endDate`,
 * null for no end. `id` only distinguishes rows and may change between calls.
 */
export const activity = v.object({
  id: opaque,
  activityName: v.string(),
  activityCode: v.string(),
  imagePath: link,
  detailImagePath: link,
  activityLink: link,
  activityDesc: v.string(),
  startDate: time,
  endDate: v.nullable(time),
  lang,
});

/**
 * A picture that links to an activity, as the banner file lists it. Dates in epoch milliseconds; `endDate` is null for
 * no end.
 */
export type Activity = v.InferOutput<typeof activity>;

/** An activity in English with an end date; the banner file's example. */
export const ACTIVITY_EXAMPLE: Activity = {
  id: '1f0c5b1e',
  activityName: '3 % back on every purchase',
  activityCode: 'BUY3',
  imagePath: '/static/activity/buy3.webp',
  detailImagePath: '/static/activity/buy3-detail.webp',
  activityLink: '/activity/detail?code=BUY3',
  activityDesc: 'Pay by bank card or Alipay and receive 3 % in USDT.',
  startDate: 1_789_000_000_000,
  endDate: 1_792_000_000_000,
  lang: 'en',
};
