import type { Activity, BannerFile } from '@ezwallet/api-client/contract';

/** The groups of banners with a place in the wallet: Home, Discover, the activities, and one card over Home. */
export type BannerGroup = Exclude<keyof BannerFile, 'popNotice' | 'faq'>;

/** The banners of a group that are on. @param now epoch milliseconds */
export function bannersAt(now: number, group: BannerGroup, file: BannerFile | undefined): readonly Activity[] {
  return (file?.[group].slider_data ?? []).filter(
    ({ startDate, endDate }) => startDate <= now && (endDate === null || endDate > now),
  );
}
